import Foundation

/// The endless ends that a campaign has seen, so that later ones of their class take less time.
///
/// An end by a time limit takes seconds each time, and further runs of its scenario take as long.
/// After a class was seen twice with the whole limit, a tenth of it is enough: an end of another
/// class is then tried again with the whole limit. So the result does not depend on what other
/// islands have seen meanwhile.
final class EndlessEnds: @unchecked Sendable {
  // Guards `counts`: islands run in parallel, which the `@unchecked` above relies on.
  private let lock = NSLock()
  private var counts: [DeathClass: Int] = [:]

  static let confirmations = 2

  /// True if a class is confirmed, so that the short limit applies.
  var areConfirmed: Bool {
    lock.withLock { counts.values.contains { $0 >= EndlessEnds.confirmations } }
  }

  /// Returns true if an end after the short limit may not be one after the whole limit.
  ///
  /// An end after the whole limit is recorded.
  func isDoubtful(_ death: WorkerTermination, hadWholeTime: Bool) -> Bool {
    guard death.isEndless else { return false }
    return lock.withLock {
      if hadWholeTime { counts[DeathClass(death), default: 0] += 1 }
      return !hadWholeTime && counts[DeathClass(death), default: 0] < EndlessEnds.confirmations
    }
  }
}
