/// Booleans; false is the simplest.
public struct Booleans: Generator {
  @usableFromInline let numerator: Int
  @usableFromInline let denominator: Int

  /// Creates a generator that is true with the given probability.
  @inlinable
  public init(true numerator: Int = 1, in denominator: Int = 2) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Draws one Boolean.
  @inlinable
  public func generate(from source: ChoiceSource) -> Bool {
    source.flag(numerator, in: denominator)
  }
}

extension Booleans: RecordingGenerator {
  /// Records the choice that makes a Boolean.
  @inlinable
  public func record(_ value: Bool, in source: ChoiceSource) -> Bool {
    source.record(value ? 1 : 0, bound: 1)
    return true
  }
}
