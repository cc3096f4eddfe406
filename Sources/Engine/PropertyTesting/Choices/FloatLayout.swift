/// The simplest-first order of all floating-point numbers, as one choice.
///
/// Each number has a *rank*, the same for both signs; a choice interleaves the two signs of each
/// rank, positive first. The ranks are, in order:
///
/// 1. whole numbers, as themselves: 0, 1, 2, ...
/// 2. numbers with a short fraction: halves, then tenths, hundredths and so on to millionths;
/// 3. all others from 1 upwards, then those below 1, nearer to 1 first by powers of two;
/// 4. -0, the infinities, and NaN.
///
/// Each group is ordered by magnitude, so that lowering the choice finds thresholds. The order is
/// lossless, except that all NaN payloads are one value. A number with two possible ranks has the
/// smaller one, and a replay that asks for the other is repaired. The ranks of `Double` almost fill
/// 63 bits, which is why the whole numbers end at 2^51.
///
/// Source: Hypothesis (MacIver, Hatfield-Dodds and others, 2019), for encoding whole numbers as
/// themselves so that shrinking arrives at them.
struct FloatLayout: Hashable, Sendable {
  let format: FloatFormat

  /// The power of two below which whole numbers are their own ranks.
  private var wholeBits: UInt64 { format == .double ? 51 : 24 }

  /// The power of two that bounds the ranks of each denominator of ``ShortFraction``.
  private var shortBits: UInt64 { format == .double ? 47 : 20 }

  private var firstShort: UInt64 { 1 << wholeBits }
  private var firstLong: UInt64 { firstShort + ShortFraction.kinds << shortBits }

  /// The rank whose negative number is -0; its positive one is repaired to 0.
  var minusZeroRank: UInt64 { firstLong + format.infinityBits }
  var infinityRank: UInt64 { minusZeroRank + 1 }
  var notANumberRank: UInt64 { minusZeroRank + 2 }

  func choice(of value: Double) -> UInt64 {
    let rank = rank(of: value)
    if rank == 0 || value.isNaN { return rank * 2 - min(rank, 1) }
    return value.sign == .minus ? rank * 2 : rank * 2 - 1
  }

  /// Returns the number that a choice represents; several choices may represent one number.
  func value(of choice: UInt64) -> Double {
    let rank = choice / 2 + choice % 2
    let isNegative = rank > 0 && choice % 2 == 0
    if rank == minusZeroRank { return isNegative ? -0.0 : 0 }
    let magnitude = magnitude(of: rank)
    return isNegative ? -magnitude : magnitude
  }

  /// Returns whether a choice represents a whole number that is its own rank.
  func isWhole(_ choice: UInt64) -> Bool { choice / 2 + choice % 2 < firstShort }

  private func rank(of value: Double) -> UInt64 {
    let magnitude = value.magnitude
    if value.isNaN { return notANumberRank }
    if magnitude == .infinity { return infinityRank }
    if value == 0 { return value.sign == .minus ? minusZeroRank : 0 }
    // Compare through integers: the rounding functions would need a mathematics library.
    if magnitude < Double(firstShort), magnitude == Double(UInt64(magnitude)) {
      return UInt64(magnitude)
    }
    return shortRank(of: magnitude) ?? longRank(of: magnitude)
  }

  private func magnitude(of rank: UInt64) -> Double {
    if rank < firstShort { return Double(rank) }
    if rank < firstLong {
      let place = rank - firstShort
      let fraction = ShortFraction(
        kind: Int(place >> shortBits),
        place: place & (1 << shortBits - 1)
      )
      return format.rounded(fraction.value)
    }
    if rank < minusZeroRank { return longMagnitude(of: rank - firstLong) }
    return rank == infinityRank ? .infinity : .nan
  }

  /// Returns the rank of a magnitude with a short fraction, or nil if it has none.
  private func shortRank(of magnitude: Double) -> UInt64? {
    for kind in 0..<Int(ShortFraction.kinds) {
      guard let fraction = ShortFraction(kind: kind, near: magnitude),
        fraction.place < 1 << shortBits
      else { continue }
      if format.rounded(fraction.value) == magnitude {
        return firstShort + UInt64(kind) << shortBits + fraction.place
      }
    }
    return nil
  }

  /// Returns the rank of any other magnitude: by bits from 1 upwards, then by exponents downwards.
  private func longRank(of magnitude: Double) -> UInt64 {
    let bits = format.bits(of: magnitude)
    if bits >= oneBits { return firstLong + (bits - oneBits) }
    let shift = UInt64(format.significandBits)
    let binade = format.exponentBias - 1 - bits >> shift
    return firstLong + aboveOne + binade << shift + bits & (1 << shift - 1)
  }

  private func longMagnitude(of place: UInt64) -> Double {
    if place < aboveOne { return format.value(of: oneBits + place) }
    let shift = UInt64(format.significandBits)
    let rest = place - aboveOne
    let exponent = format.exponentBias - 1 - rest >> shift
    return format.value(of: exponent << shift + rest & (1 << shift - 1))
  }

  private var oneBits: UInt64 { format.exponentBias << UInt64(format.significandBits) }

  /// The number of finite magnitudes that are at least 1.
  private var aboveOne: UInt64 { format.infinityBits - oneBits }
}
