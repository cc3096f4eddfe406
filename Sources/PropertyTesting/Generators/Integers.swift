/// Numbers from a range.
public struct Integers<Value: FixedWidthInteger & Sendable>: Generator {
  @usableFromInline let range: ClosedRange<Int64>
  @usableFromInline let simplest: Int64
  @usableFromInline let edges: [Int64]

  /// Creates a generator of numbers.
  ///
  /// - Parameters:
  ///   - range: The numbers, which must fit into 64 signed bits.
  ///   - simplest: The number that shrinking prefers; the one nearest to zero when left out.
  ///   - edges: Numbers at which behaviour is known to change.
  @inlinable
  public init(in range: ClosedRange<Value>, towards simplest: Value = 0, edges: [Value] = []) {
    self.range = Int64(range.lowerBound)...Int64(range.upperBound)
    self.simplest = Int64(simplest)
    self.edges = edges.map { Int64($0) }
  }

  /// Draws one number.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value {
    Value(truncatingIfNeeded: source.draw(in: range, towards: simplest, edges: edges))
  }
}

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
