/// Values that may be absent; absent is the simplest.
public struct Optionals<Wrapped: Generator>: Generator {
  @usableFromInline let wrapped: Wrapped
  @usableFromInline let numerator: Int
  @usableFromInline let denominator: Int

  /// Creates a generator of values that are present with the given probability, 3/4 by default.
  @inlinable
  public init(_ wrapped: Wrapped, present numerator: Int = 3, in denominator: Int = 4) {
    self.wrapped = wrapped
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Draws nil or one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Wrapped.Value? {
    source.span(.optional) {
      source.flag(numerator, in: denominator) ? wrapped.generate(from: source) : nil
    }
  }
}

extension Optionals: RecordingGenerator where Wrapped: RecordingGenerator {
  /// Records the choices of a value, or of its absence.
  @inlinable
  public func record(_ value: Wrapped.Value?, in source: ChoiceSource) -> Bool {
    source.span(.optional) {
      source.record(value == nil ? 0 : 1, bound: 1)
      return value.map { wrapped.record($0, in: source) } ?? true
    }
  }
}

extension SpanLabel {
  /// A value that may be absent.
  public static let optional = SpanLabel(1)
}

extension Generator {
  /// Returns a generator of these values, present with the given probability, or nil.
  @inlinable
  public func optional(present numerator: Int = 3, in denominator: Int = 4) -> Optionals<Self> {
    Optionals(self, present: numerator, in: denominator)
  }
}
