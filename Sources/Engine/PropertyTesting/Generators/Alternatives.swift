/// One of several generators of the same type; the first is the simplest.
public struct OneOf<Alternative: Generator>: Generator {
  @usableFromInline let alternatives: [Alternative]
  @usableFromInline let weights: [Int]

  /// Creates a generator that picks among alternatives, evenly or in proportion to weights.
  ///
  /// - Precondition: There is an alternative, and one weight per alternative if there are weights.
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
  @usableFromInline let numerator: Int
  @usableFromInline let denominator: Int

  @inlinable
  init(first: First, second: Second, numerator: Int, denominator: Int) {
    self.first = first
    self.second = second
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Draws from one of the two.
  @inlinable
  public func generate(from source: ChoiceSource) -> First.Value {
    source.span(.alternative) {
      source.flag(numerator, in: denominator)
        ? second.generate(from: source) : first.generate(from: source)
    }
  }
}

extension SpanLabel {
  /// One of several alternatives.
  public static let alternative = SpanLabel(2)
}

extension Generator {
  /// Returns a generator that draws from this one or, with the given probability, from another.
  ///
  /// Chain alternatives of different types simplest first: `a.or(b).or(c, 1, in: 3)` draws all
  /// three equally often.
  @inlinable
  public func or<G: Generator>(
    _ other: G,
    _ numerator: Int = 1,
    in denominator: Int = 2
  ) -> Either<Self, G> where G.Value == Value {
    Either(first: self, second: other, numerator: numerator, denominator: denominator)
  }

  /// Returns this generator as a closure, so that different generator types fit into one ``OneOf``.
  @inlinable
  public func erased() -> Draw<Value> { Draw { generate(from: $0) } }
}
