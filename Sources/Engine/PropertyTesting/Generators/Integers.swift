/// Numbers from a range, or of a whole type.
public struct Integers<Value: FixedWidthInteger & Sendable>: Generator {
  /// The range, with ``origin`` subtracted from each number.
  @usableFromInline let range: ClosedRange<Int64>
  @usableFromInline let simplest: Int64
  @usableFromInline let edges: [Int64]

  @usableFromInline let layout: NumberLayout

  /// The number that is drawn as 0; 0 itself if the range fits into 64 signed bits.
  @usableFromInline let origin: Value

  /// Creates a generator of at most 2^64 numbers.
  ///
  /// Shrinking prefers `simplest`, by default the number nearest to zero. Behaviour is known to
  /// change at `edges`.
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
      // Without an offset, edges outside the range are ignored when they are drawn.
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

  /// Returns the offset to subtract from the numbers of a range so that they fit into 64 signed
  /// bits.
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
  /// Returns a generator that draws some numbers and their neighbours more often, as further edges.
  ///
  /// They are recorded and shrink like other numbers; those outside the range are ignored.
  @inlinable
  public func preferring(_ numbers: [Value]) -> Integers {
    let more = Integers(in: bounds, edges: numbers)
    return Integers(range: range, simplest: simplest, edges: edges + more.edges, origin: origin)
  }

  @usableFromInline
  var bounds: ClosedRange<Value> {
    let lower = Value(truncatingIfNeeded: range.lowerBound) &+ origin
    return lower...(Value(truncatingIfNeeded: range.upperBound) &+ origin)
  }
}

extension Integers: RecordingGenerator {
  /// Records the choice that makes a number of the range.
  @inlinable
  public func record(_ value: Value, in source: ChoiceSource) -> Bool {
    guard bounds.contains(value) else { return false }
    let number = Int64(truncatingIfNeeded: value &- origin)
    source.record(number, in: range, towards: simplest)
    return true
  }
}
