/// One decision of a generator: a number between zero and a bound, where zero is simplest.
///
/// A generator's decisions form a sequence of choices. Replaying the values reproduces the case;
/// fewer or smaller values make it simpler.
public struct Choice: Hashable, Sendable, BitwiseCopyable {
  /// The chosen number, in `0...bound`.
  public var value: UInt64

  /// The largest value that could have been chosen.
  public var bound: UInt64

  /// The mapping from the value to a signed distance; ``SimplestFirstOrder/oneSided`` for plain
  /// numbers.
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
