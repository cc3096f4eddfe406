/// Numbers from a range, or of a whole type.
public struct Integers<Value: FixedWidthInteger & Sendable>: Generator {
  /// The range, each number less ``origin``.
  @usableFromInline let range: ClosedRange<Int64>
  @usableFromInline let simplest: Int64
  @usableFromInline let edges: [Int64]

  /// The order of the range, worked out once.
  @usableFromInline let layout: NumberLayout

  /// The number that is drawn as 0; 0 itself wherever the range fits into 64 signed bits.
  @usableFromInline let origin: Value

  /// Creates a generator of numbers.
  ///
  /// - Parameters:
  ///   - range: The numbers, at most 2^64 of them.
  ///   - simplest: The number that shrinking prefers; the one nearest to zero when left out.
  ///   - edges: Numbers at which behaviour is known to change.
  @inlinable
  public init(in range: ClosedRange<Value>, towards simplest: Value = 0, edges: [Value] = []) {
    let origin = Self.origin(of: range)
    let centre = min(max(simplest, range.lowerBound), range.upperBound)
    let lower = Int64(truncatingIfNeeded: range.lowerBound &- origin)
    self.origin = origin
    self.range = lower...Int64(truncatingIfNeeded: range.upperBound &- origin)
    self.simplest = Int64(truncatingIfNeeded: centre &- origin)
    layout = NumberLayout(range: self.range, simplest: self.simplest)
    self.edges = edges.compactMap { edge in
      guard origin != 0 else { return Int64(exactly: edge) }
      return range.contains(edge) ? Int64(truncatingIfNeeded: edge &- origin) : nil
    }
  }

  /// Creates a generator of all numbers of a type of at most 64 bits.
  @inlinable
  public init(towards simplest: Value = 0, edges: [Value] = []) {
    self.init(in: .min ... .max, towards: simplest, edges: edges)
  }

  @inlinable
  init(
    range: ClosedRange<Int64>,
    simplest: Int64,
    edges: [Int64],
    origin: Value
  ) {
    self.range = range
    self.simplest = simplest
    self.edges = edges
    self.origin = origin
    layout = NumberLayout(range: range, simplest: simplest)
  }

  /// Draws one number.
  @inlinable
  @inline(__always)
  public func generate(from source: ChoiceSource) -> Value {
    Value(truncatingIfNeeded: source.number(layout, edges: edges)) &+ origin
  }

  /// What to subtract from each number of a range so that it fits into 64 signed bits.
  @inlinable
  static func origin(of range: ClosedRange<Value>) -> Value {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    if Int64(exactly: lower) != nil, Int64(exactly: upper) != nil { return 0 }
    let width = Value.Magnitude(truncatingIfNeeded: upper &- lower)
    precondition(width <= Value.Magnitude(UInt64.max), "\(range) has more than 2^64 numbers")
    return lower &+ (1 << 63)
  }
}

extension Integers {
  /// Draws some numbers and their neighbours more often, as further edges.
  ///
  /// They are recorded as any other number of the range is, and shrink alike. Those outside the
  /// range are not drawn.
  @inlinable
  public func preferring(_ numbers: [Value]) -> Integers {
    let more = Integers(in: bounds, edges: numbers)
    return Integers(range: range, simplest: simplest, edges: edges + more.edges, origin: origin)
  }

  /// The range as it was given.
  @usableFromInline
  var bounds: ClosedRange<Value> {
    let lower = Value(truncatingIfNeeded: range.lowerBound) &+ origin
    return lower...(Value(truncatingIfNeeded: range.upperBound) &+ origin)
  }
}

extension Integers: RecordingGenerator {
  /// States the choice that makes a number of the range.
  @inlinable
  public func record(_ value: Value, in source: ChoiceSource) -> Bool {
    guard bounds.contains(value) else { return false }
    let number = Int64(truncatingIfNeeded: value &- origin)
    source.record(number, in: range, towards: simplest)
    return true
  }
}
