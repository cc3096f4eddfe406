import ArgumentParser
import CampaignRunner
import ScenarioCorpus

/// `widgetcheck replay`: run corpus files again.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Run corpus files again and say for each whether it is broken, fixed or held.",
    discussion: """
      A finding is judged by the clause it names, against the subject it was found with unless \
      --subject names another. A golden scenario is judged by what it expects, any other file by \
      all clauses of the runtime.

      EXAMPLES
        widgetcheck replay Reports/latest/findings/TL-11.runtime-early.json
        widgetcheck replay Corpora --subject reference
      """
  )

  @Argument(help: "Corpus files, or directories of them.")
  var files: [String]

  @Option(help: "What to judge: reference, or mutant:ID. By default what a file names.")
  var subject: String?

  @Flag(help: "Print every event of what happens.")
  var trace = false

  func run() throws {
    try CommandBody.run {
      var replay = try ReplayRun(files: files)
      replay.printsTrace = trace
      return try ProgressLine(isShown: true).show("replaying") { [replay, subject] in
        try replay.run {
          try SubjectOption.subject(subject ?? $0.finding?.subject ?? "reference")
        }
      }
    }
  }
}
