/// The sequences that a shrink has tried, so that a later shrink need not try them again.
///
/// Pass the memory and the choices of a shrink that ended early to the next one to continue it.
public struct ShrinkMemory: Hashable, Sendable {
  private var tried: Set<[UInt64]> = []

  /// Creates an empty memory.
  public init() {}

  /// The number of tried sequences.
  public var count: Int { tried.count }

  /// Adds a sequence; returns false if it was known.
  @discardableResult
  mutating func remember(_ values: [UInt64]) -> Bool { tried.insert(values).inserted }

  mutating func forget(_ values: [UInt64]) { tried.remove(values) }
}
