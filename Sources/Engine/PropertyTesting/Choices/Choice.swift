/// One decision of a generator: a number between zero and a bound, where zero is the simplest.
///
/// Everything that a generator decides is a sequence of choices. A case is replayed by giving the
/// same values again, and made simpler by giving fewer or smaller ones.
public struct Choice: Hashable, Sendable, BitwiseCopyable {
  /// What was chosen, in `0...bound`.
  public var value: UInt64

  /// The largest value that could have been chosen.
  public var bound: UInt64

  /// How the value stands for a signed distance; ``SimplestFirstOrder/oneSided`` for plain numbers.
  public var fold: SimplestFirstOrder

  /// Creates a choice.
  ///
  /// - Precondition: `value` is at most `bound`.
  public init(_ value: UInt64, bound: UInt64, fold: SimplestFirstOrder = .oneSided) {
    precondition(value <= bound, "a choice of \(value) is over its bound \(bound)")
    self.value = value
    self.bound = bound
    self.fold = fold
  }

  @inlinable
  init(unchecked value: UInt64, bound: UInt64, fold: SimplestFirstOrder) {
    self.value = value
    self.bound = bound
    self.fold = fold
  }
}
