import Campaigns
import RunRecord

/// Finds out whether a subject in this process has stopped the work that runs it.
struct StopMonitor {
  /// The seconds that one case may take when nobody says otherwise.
  static let usualPatience = 60.0

  /// The most that counts between two looks, in seconds: a computer that sleeps runs no case.
  static let longestStep = 1.0

  /// The seconds that one case may take.
  let patience: Double

  /// For how many seconds each run under way was seen.
  private var seen: [CrashGuard.Run: Double] = [:]

  /// The second of the last look.
  private var last = 0.0

  /// Creates a monitor that allows each case so many seconds.
  init(patience: Double = usualPatience) { self.patience = patience }

  /// Looks at the runs; several times a second.
  ///
  /// - Parameters:
  ///   - runs: The runs under way.
  ///   - crash: The first crash so far.
  ///   - seconds: The seconds since the work began.
  ///   - place: What a thread is doing.
  /// - Throws: ``SubjectStop``.
  mutating func look(
    at runs: [CrashGuard.Run],
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
