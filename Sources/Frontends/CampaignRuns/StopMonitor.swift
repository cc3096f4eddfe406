import Campaigns
import RunRecord

/// Finds out whether a subject in this process has stopped its campaign.
struct StopMonitor {
  /// The seconds that one case may take.
  static let patience = 60.0

  /// The most that counts between two looks, in seconds: a computer that sleeps runs no case.
  static let longestStep = 1.0

  /// For how many seconds each case under way was seen.
  private var seen: [CasePlace: Double] = [:]

  /// The second of the last look.
  private var last = 0.0

  /// Looks at a campaign; several times a second.
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
    let step = min(seconds - last, StopMonitor.longestStep)
    last = seconds
    let before = seen
    seen.removeAll(keepingCapacity: true)
    for underWay in now.underWay {
      let waited = before[underWay.place].map { $0 + step } ?? 0
      if waited >= StopMonitor.patience { throw .loops(seconds: Int(waited), underWay) }
      seen[underWay.place] = waited
    }
  }
}
