/// Values that may be absent; absent is the simplest.
public struct Optionals<Wrapped: Generator>: Generator {
  @usableFromInline let wrapped: Wrapped

  /// Creates a generator of values that are absent in one case of four.
  @inlinable
  public init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  /// Draws nil or one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Wrapped.Value? {
    source.span(.optional) { source.flag(3, in: 4) ? wrapped.generate(from: source) : nil }
  }
}

/// One of several generators of the same type; the first is the simplest.
public struct OneOf<Alternative: Generator>: Generator {
  @usableFromInline let alternatives: [Alternative]
  @usableFromInline let weights: [Int]

  /// Creates a generator that picks among alternatives, evenly or in proportion to weights.
  ///
  /// - Precondition: There is an alternative, and as many weights as alternatives if any.
  @inlinable
  public init(_ alternatives: [Alternative], weights: [Int] = []) {
    precondition(!alternatives.isEmpty, "nothing to pick from")
    precondition(weights.isEmpty || weights.count == alternatives.count, "one weight each")
    self.alternatives = alternatives
    self.weights = weights.isEmpty ? alternatives.map { _ in 1 } : weights
  }

  /// Picks an alternative and draws from it.
  @inlinable
  public func generate(from source: ChoiceSource) -> Alternative.Value {
    source.span(.alternative) {
      alternatives[source.pick(weights: weights)].generate(from: source)
    }
  }
}

/// Either of two generators of the same value; the first is the simpler.
public struct Either<First: Generator, Second: Generator>: Generator
where First.Value == Second.Value {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Draws from one of the two.
  @inlinable
  public func generate(from source: ChoiceSource) -> First.Value {
    source.span(.alternative) {
      source.flag() ? second.generate(from: source) : first.generate(from: source)
    }
  }
}

extension SpanLabel {
  /// Something that may be absent.
  public static let optional = SpanLabel(1)

  /// One of several alternatives.
  public static let alternative = SpanLabel(2)
}

extension Generator {
  /// These values, or nil.
  @inlinable
  public func optional() -> Optionals<Self> { Optionals(self) }

  /// These values, or those of another generator.
  @inlinable
  public func or<G: Generator>(_ other: G) -> Either<Self, G> where G.Value == Value {
    Either(first: self, second: other)
  }
}
