/// The set of floating-point numbers that a generator may draw, and its edge cases.
@usableFromInline
struct FloatDomain: Hashable, Sendable {
  let layout: FloatLayout

  /// The allowed numbers other than NaN; an infinite end includes the infinity.
  let range: ClosedRange<Double>
  let allowsNotANumber: Bool

  let simplest: Double

  let bound: UInt64

  /// Numbers of the domain at which programs are known to fail.
  let edges: [Double]

  init(format: FloatFormat, range: ClosedRange<Double>, allowsNotANumber: Bool) {
    let layout = FloatLayout(format: format)
    let simplest = Self.simplest(of: range, layout)
    let top =
      allowsNotANumber
      ? layout.notANumberRank
      : range.upperBound.isInfinite || range.lowerBound.isInfinite
        ? layout.infinityRank : layout.minusZeroRank
    self.layout = layout
    self.range = range
    self.allowsNotANumber = allowsNotANumber
    self.simplest = simplest
    bound = 2 * top
    edges =
      Self.edges(format, range).filter { Self.contains($0, range) }
      + (allowsNotANumber ? [.nan] : [])
  }

  var fold: SimplestFirstOrder { SimplestFirstOrder(shorterSide: bound / 2, isLongerBelow: false) }

  func contains(_ value: Double) -> Bool {
    value.isNaN ? allowsNotANumber : Self.contains(value, range)
  }

  /// Returns the number that a choice represents, repaired if it is outside the domain.
  func value(of choice: UInt64) -> Double {
    let value = layout.value(of: choice)
    if contains(value) { return value }
    return contains(-value) ? -value : simplest
  }

  /// Returns whether the range contains a number; a range from 0 upwards excludes -0.
  private static func contains(_ value: Double, _ range: ClosedRange<Double>) -> Bool {
    guard range.contains(value) else { return false }
    return value != 0 || value.sign == .plus || range.lowerBound.sign == .minus
  }

  /// Returns the number with the smallest choice: a whole one, or else the one with the shortest
  /// fraction.
  private static func simplest(of range: ClosedRange<Double>, _ layout: FloatLayout) -> Double {
    if range.contains(0) { return contains(0, range) ? 0 : -0.0 }
    let isNegative = range.upperBound < 0
    let nearest = isNegative ? -range.upperBound : range.lowerBound
    for denominator in [1] + ShortFraction.denominators {
      let candidate = layout.format.rounded(roundedUp(nearest * denominator) / denominator)
      let value = isNegative ? -candidate : candidate
      if candidate.isFinite, range.contains(value) { return value }
    }
    return isNegative ? range.upperBound : range.lowerBound
  }

  private static func roundedUp(_ value: Double) -> Double {
    guard value < 0x1p53 else { return value }
    let whole = Double(UInt64(value))
    return whole < value ? whole + 1 : whole
  }

  private static func edges(_ format: FloatFormat, _ range: ClosedRange<Double>) -> [Double] {
    let ulp = format.above(1) - 1
    // The last of the magnitudes are limits of integer types, the subnormal and normal limits, and
    // infinity.
    let magnitudes = [
      0, 1, 0.5, 2, 1 + ulp, 1 - ulp / 2, ulp, 3, 10, 1.5, format.rounded(0.1),
      format.rounded(1.0 / 3), format.rounded(0.1 + 0.2), 1 / ulp, 2 / ulp, 2 / ulp - 1,
      0x1p31, 0x1p32, 0x1p63, 0x1p64, format.value(of: 1), format.leastNormal,
      format.greatest, .infinity,
    ]
    return [range.lowerBound, range.upperBound] + magnitudes + magnitudes.map { -$0 }
  }
}
