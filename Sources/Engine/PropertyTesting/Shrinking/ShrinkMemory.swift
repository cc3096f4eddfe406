/// What a shrink has asked the property, so that a later one need not ask it again.
///
/// Give the memory of a shrink that ended early, with its choices, to the next one, and it goes on
/// where the first one stopped.
public struct ShrinkMemory: Hashable, Sendable {
  private var tried: Set<[UInt64]> = []

  /// Creates the memory of nothing.
  public init() {}

  /// The number of sequences that were tried.
  public var count: Int { tried.count }

  /// Notes a sequence; false when it was known.
  @discardableResult
  mutating func remember(_ values: [UInt64]) -> Bool { tried.insert(values).inserted }

  /// Takes a sequence back that was noted and not tried.
  mutating func forget(_ values: [UInt64]) { tried.remove(values) }
}
