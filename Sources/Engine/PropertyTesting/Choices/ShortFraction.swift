/// A positive number with few decimal places: halves, tenths, hundredths, to millionths.
///
/// Each kind lists, ascending, only numbers that no earlier kind has: halves that are not whole,
/// tenths that are not halves, hundredths that are not tenths. All ranks of a kind are therefore
/// valid, and a search among them meets no exception.
struct ShortFraction {
  /// The index of the denominator.
  let kind: Int

  let place: UInt64

  static let denominators: [Double] = [2, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
  static var kinds: UInt64 { UInt64(denominators.count) }

  init(kind: Int, place: UInt64) {
    self.kind = kind
    self.place = place
  }

  /// Creates the fraction of a kind nearest to a magnitude; nil if it belongs to an earlier kind.
  init?(kind: Int, near magnitude: Double) {
    let scaled = magnitude * Self.denominators[kind]
    guard scaled < 0x1p52 else { return nil }
    let numerator = UInt64(scaled + 0.5)
    let (tens, digit) = numerator.quotientAndRemainder(dividingBy: 10)
    self.kind = kind
    switch kind {
    case 0:
      guard numerator % 2 == 1 else { return nil }
      place = numerator / 2
    case 1:
      guard digit % 5 != 0 else { return nil }
      place = tens * 8 + digit - (digit < 5 ? 1 : 2)
    default:
      guard digit != 0 else { return nil }
      place = tens * 9 + digit - 1
    }
  }

  var value: Double { Double(numerator) / Self.denominators[kind] }

  private var numerator: UInt64 {
    switch kind {
    case 0: place * 2 + 1
    case 1: place / 8 * 10 + place % 8 + (place % 8 < 4 ? 1 : 2)
    default: place / 9 * 10 + place % 9 + 1
    }
  }
}
