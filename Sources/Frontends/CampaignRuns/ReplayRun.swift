import Campaigns
import Reporting
import RunRecord
import ScenarioCorpus
import WidgetModel

package struct ReplayRun: Sendable {
  let entries: [Corpus.Entry]

  package var paths: [String] { entries.map(\.path) }

  package var printsTrace = false

  package init(_ entries: [Corpus.Entry]) { self.entries = entries }

  /// Reads corpus files, or directories of them, or throws if one cannot be read.
  package init(files: [String]) throws {
    entries = try Corpus.load(paths: files).entries
  }

  /// Runs the files, or throws if a subject cannot be created or run.
  package func run(
    against subject: (CorpusFile) throws -> SubjectUnderTest
  ) throws -> ExitStatus {
    var statuses: [ExitStatus] = []
    var judged = 0
    for entry in entries {
      guard !Interruption.isRequested else { return .undecided }
      let replay = try Replay(entry, subject: try subject(entry.file), keepsTrace: printsTrace)
      statuses.append(replay.status)
      if replay.outcome != .notClaimed { judged += 1 }
      show(replay)
    }
    guard judged > 0 else {
      throw CommandError.nothing("the subject claims nothing of these files, so nothing was judged")
    }
    return ExitStatus.worst(statuses)
  }

  private func show(_ replay: Replay) {
    let word = replay.outcome.rawValue
    Console.print("\(word) \(TerminalEscaping.escape(replay.path)) (\(replay.subject))")
    for line in replay.explanation { Console.print("  " + TerminalEscaping.escape(line)) }
    guard printsTrace else { return }
    for line in replay.trace {
      let time = Instant(microseconds: line.at).description
      Console.print("  \(time)  \(line.lane.rawValue): \(TerminalEscaping.escape(line.text))")
    }
  }
}
