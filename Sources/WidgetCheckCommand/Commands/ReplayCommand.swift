import ArgumentParser
import CampaignConsole
import Clauses
import Conformance
import Foundation
import Reporting
import WidgetModel

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
      let entries = try Corpus.load(paths: files).entries
      var statuses: [ExitStatus] = []
      for entry in entries {
        guard !Interruption.isRequested else { return .undecided }
        let replay = try Replay(entry, subject: try subject(of: entry.file))
        statuses.append(replay.status)
        show(replay)
      }
      return ExitStatus.worst(statuses)
    }
  }

  private func subject(of file: CorpusFile) throws -> SubjectUnderTest {
    try SubjectOption.subject(subject ?? file.finding?.subject ?? "reference")
  }

  private func show(_ replay: Replay) {
    let word = replay.outcome.rawValue
    Console.print("\(word) \(TerminalEscaping.escape(replay.path)) (\(replay.subject))")
    for line in replay.explanation { Console.print("  " + TerminalEscaping.escape(line)) }
    guard trace else { return }
    for line in replay.trace {
      let time = Instant(microseconds: line.at).description
      Console.print("  \(time)  \(line.lane.rawValue): \(TerminalEscaping.escape(line.text))")
    }
  }
}
