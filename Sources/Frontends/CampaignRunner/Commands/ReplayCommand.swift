import ArgumentParser
import CampaignRuns
import ScenarioCorpus

/// `widgetcheck replay`: run corpus files again.
package struct ReplayCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run corpus files again and say for each whether it is broken, fixed or held.",
    discussion: """
      A finding is judged by the clause it names, against the subject it was found with unless \
      --subject names another; a command of exec: is run only if --subject says so. A golden \
      scenario is judged by what it expects, any other file by all clauses of the runtime.

      EXAMPLES
        \(CommandProgram.current.name) replay Reports/latest/findings/TL-11.runtime-early.json
        \(CommandProgram.current.name) replay Corpora --subject reference
      """
  )

  @Argument(help: "Corpus files, or directories of them.")
  var files: [String]

  @Option(
    help: "What to judge: \(CommandProgram.current.subjectNames). By default what a file names."
  )
  var subject: String?

  @OptionGroup var child: ChildOptions

  @Flag(help: "Print every event of what happens.")
  var trace = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      var replay = try ReplayRun(files: files)
      replay.printsTrace = trace
      let length = try child.length()
      // One for all files, so that a child process is kept from one to the next.
      let named = try subject.map {
        try SubjectOption.subject($0, timeout: length, exactly: child.exact)
      }
      return try ProgressLine(isShown: true).show("replaying") { [replay] in
        try replay.run {
          try named
            ?? SubjectOption.subject(
              nil,
              orOf: $0.finding?.subject,
              timeout: length,
              exactly: child.exact
            )
        }
      }
    }
  }
}
