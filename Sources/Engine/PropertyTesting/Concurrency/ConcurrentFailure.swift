/// What can go wrong when operations are under way at once.
public enum ConcurrentFailure: Int, Hashable, Comparable, Sendable {
  /// No order of the operations explains what they returned.
  case notLinearizable

  /// Every operation under way waits for another one.
  case deadlock

  /// The operations did not end within ``stepLimit`` atomic steps.
  case endless

  /// How many atomic steps a run has at most.
  public static let stepLimit = 10_000

  /// The order in which the cases are declared.
  public static func < (one: Self, two: Self) -> Bool { one.rawValue < two.rawValue }
}
