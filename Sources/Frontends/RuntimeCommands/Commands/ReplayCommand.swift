import ArgumentParser
import CampaignRuns
import Campaigns
import ScenarioCorpus

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

  @OptionGroup(title: "Runtimes in other processes") var child: ChildOptions

  @Flag(help: "Print every event of what happens.")
  var trace = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      var replay = ReplayRun(try CorpusOption.files(files))
      replay.printsTrace = trace
      let limits = try child.limits()
      var line = ProgressLine(isShown: true)
      line.watchRuns(patience: try child.caseSeconds())
      return try line.show("replaying") { [replay, subject, child] in
        // Create each subject once, because a command has to be started to learn its observations.
        var known: [Asked: SubjectUnderTest] = [:]
        return try replay.run { file in
          let asked = Asked(
            subject: subject == nil ? file.finding?.subject : nil,
            isExact: child.exact || file.finding?.isExact == true
          )
          if let made = known[asked] { return made }
          let made = try SubjectOption.subject(
            subject,
            orOf: asked.subject,
            limits: limits,
            exactly: asked.isExact
          )
          known[asked] = made
          return made
        }
      }
    }
  }

  private struct Asked: Hashable {
    /// The subject that the file names, if the command line names none.
    let subject: String?
    let isExact: Bool
  }
}
