import Campaigns
import RunRecord

struct StopMonitor {
  /// The default time limit of one case in seconds.
  static let usualPatience = 60.0

  /// The maximum seconds counted between two checks: a sleeping computer runs no case.
  static let longestStep = 1.0

  /// The time limit of one case in seconds.
  let patience: Double

  /// The seconds for which each run has been seen.
  private var seen: [CrashGuard.Run: Double] = [:]

  /// The time of the last check in seconds.
  private var last = 0.0

  init(patience: Double = usualPatience) { self.patience = patience }

  /// Checks the runs, several times a second, or throws a ``SubjectStop``.
  mutating func check(
    _ runs: [CrashGuard.Run],
    crash: CrashGuard.Crash?,
    seconds: Double,
    place: (_ thread: UInt) -> SubjectStop.Place
  ) throws(SubjectStop) {
    if let crash { throw .crashed(signal: crash.signal, place(crash.thread)) }
    let step = min(seconds - last, StopMonitor.longestStep)
    last = seconds
    let before = seen
    seen.removeAll(keepingCapacity: true)
    for run in runs {
      let waited = before[run].map { $0 + step } ?? 0
      if waited >= patience { throw .loops(seconds: Int(waited), place(run.thread)) }
      seen[run] = waited
    }
  }
}
