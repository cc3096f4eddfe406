/// A failure of operations that ran concurrently.
public enum ConcurrentFailure: Int, Hashable, Comparable, Sendable {
  /// No sequential order of the operations explains their responses.
  case notLinearizable

  /// Every pending operation waits for another one.
  case deadlock

  /// The operations did not finish within ``stepLimit`` atomic steps.
  case endless

  /// The maximum number of atomic steps in a run.
  public static let stepLimit = 10_000

  /// Orders failures as their cases are declared.
  public static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
