/// Floating-point numbers, `Double` or `Float`, from a range or of the whole type.
///
/// Each number is one choice. Whole numbers are the simplest, smaller ones first and positive
/// before negative; then come numbers with few decimal places, then all others, and last the
/// infinities and NaN. Random draws mix uniform numbers with known edge cases (0, -0, 1/3, the
/// least and the greatest, neighbours of whole numbers, powers of two), small whole numbers, short
/// fractions, all orders of magnitude, numbers drawn earlier in this case and their neighbours.
public struct Floats<Value: BinaryFloatingPoint & Sendable>: Generator {
  @usableFromInline let domain: FloatDomain

  /// Creates a generator of the numbers of a range.
  ///
  /// A range from 0 upwards excludes -0. An infinite end of the range includes the infinity.
  public init(in range: ClosedRange<Value>) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    domain = FloatDomain(format: Self.format, range: bounds, allowsNotANumber: false)
  }

  /// Creates a generator of all numbers of the type; NaN has one payload only.
  public init(infinities: Bool = true, notANumber: Bool = true) {
    let greatest = infinities ? Double.infinity : Self.format.greatest
    domain = FloatDomain(
      format: Self.format,
      range: -greatest...greatest,
      allowsNotANumber: notANumber
    )
  }

  /// All finite numbers of the type.
  public static var finite: Floats { Floats(infinities: false, notANumber: false) }

  /// Draws one number.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value { Value(source.draw(domain)) }

  private static var format: FloatFormat {
    let bits = (Value.exponentBitCount, Value.significandBitCount)
    precondition(
      bits == (11, 52) || bits == (8, 23),
      "floats are Double or Float, not \(Value.self)"
    )
    return bits.0 == 11 ? .double : .single
  }
}

extension Floats: RecordingGenerator {
  /// Records the choice that makes a number.
  @inlinable
  public func record(_ value: Value, in source: ChoiceSource) -> Bool {
    source.record(Double(value), domain)
  }
}
