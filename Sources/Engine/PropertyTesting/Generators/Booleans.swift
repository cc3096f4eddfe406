/// Truth values; false is the simplest.
public struct Booleans: Generator {
  @usableFromInline let numerator: Int
  @usableFromInline let denominator: Int

  /// Creates a generator that is true with the given chance.
  @inlinable
  public init(true numerator: Int = 1, in denominator: Int = 2) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Draws one truth value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Bool {
    source.flag(numerator, in: denominator)
  }
}

extension Booleans: RecordingGenerator {
  /// States the choice that makes a truth value.
  @inlinable
  public func record(_ value: Bool, in source: ChoiceSource) -> Bool {
    source.record(value ? 1 : 0, bound: 1)
    return true
  }
}
