import Campaigns
import Foundation
import RunRecord
import Synchronization
import WidgetModel

/// Why a subject in this process stopped its campaign.
package enum SubjectStop: Error, Hashable, Sendable {
  /// Its code crashed while a case ran, with a signal; `nil` while a finding was shrunk.
  case crashed(signal: Int32, CaseUnderWay?)
  /// A case took longer than any case takes.
  case loops(seconds: Int, CaseUnderWay)
}

extension SubjectStop: CustomStringConvertible {
  /// A line that says what happened where, and one with what to do about it.
  package var description: String {
    switch self {
    case .crashed(let signal, let underWay):
      let name = SubjectStop.names[signal] ?? "signal \(signal)"
      let place = underWay.map { "in \($0.place)" } ?? "while a finding was shrunk"
      return "the runtime crashed \(place) (\(name))\n"
        + "Its last words are on standard error. Mend it, then run again."
    case .loops(let seconds, let underWay):
      return "the runtime did not finish \(underWay.place) within \(seconds)s\n"
        + "The case lasts \(underWay.length) and has \(amount(underWay.stimuli, "stimulus", "stimuli")): the "
        + "runtime may be in an endless loop. Mend it, then run again."
    }
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGABRT: "SIGABRT",
  ]
}

/// Finds out whether a subject in this process has stopped its campaign.
struct StopMonitor {
  /// The seconds that one case may take; the longest of the default campaign takes less than one.
  static let patience = 60.0

  /// When each case under way was seen first.
  private var begun: [CasePlace: Double] = [:]

  /// Looks at a campaign.
  ///
  /// - Parameters:
  ///   - now: How far it has come.
  ///   - crash: The first crash so far.
  ///   - seconds: The seconds since it began.
  /// - Throws: ``SubjectStop``.
  mutating func look(
    at now: CampaignProgress.State,
    crash: CrashGuard.Crash?,
    seconds: Double
  ) throws(SubjectStop) {
    if let crash {
      throw .crashed(signal: crash.signal, now.underWay.first { $0.thread == crash.thread })
    }
    begun = Dictionary(
      now.underWay.map { ($0.place, begun[$0.place] ?? seconds) },
      uniquingKeysWith: { first, _ in first }
    )
    for underWay in now.underWay {
      let waited = seconds - (begun[underWay.place] ?? seconds)
      if waited >= StopMonitor.patience { throw .loops(seconds: Int(waited), underWay) }
    }
  }
}

/// The findings of a campaign as they come up, for a record of a run that its subject stops.
final class FindingsSoFar: Sendable {
  private let lines = Mutex<[FindingLine]>([])

  func add(_ line: FindingLine) { lines.withLock { $0.append(line) } }

  /// What is known of a campaign that its subject stopped: no verdicts, since no case's counts are at hand.
  func record(of campaign: Campaign, stoppedBy stop: SubjectStop) -> RunRecord {
    var record = RunRecord()
    record.header = campaign.header
    record.findings = lines.withLock { $0 }
    var error = ErrorLine()
    error.cases = 1
    error.text = stop.description
    record.errors = [error]
    var footer = RecordFooter()
    footer.cut = RecordFooter.stopped
    record.footer = footer
    return record
  }
}
