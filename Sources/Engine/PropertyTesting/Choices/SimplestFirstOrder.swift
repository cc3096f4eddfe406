/// The mapping from a choice's value to a distance from the simplest number, on either side of it.
///
/// The range `-3...5` with the simplest number 0 is laid out as 0, 1, -1, 2, -2, 3, -3, 4, 5:
/// nearer first, above before below, and only one side after the other is exhausted. The order
/// stores the length of the shorter side and which side is longer, so that the shrinker can use
/// signed distances while the sequence holds plain numbers.
public struct SimplestFirstOrder: Hashable, Sendable, BitwiseCopyable {
  /// Twice the length of the shorter side, plus one if the longer side is below.
  @usableFromInline let rawValue: UInt64

  /// The order of a number whose simplest value is the lower end of its range.
  public static let oneSided = SimplestFirstOrder(shorterSide: 0, isLongerBelow: false)

  init(shorterSide: UInt64, isLongerBelow: Bool) {
    rawValue = shorterSide << 1 | (isLongerBelow ? 1 : 0)
  }

  @inlinable
  var shorterSide: UInt64 { rawValue >> 1 }
  @inlinable
  var isLongerBelow: Bool { rawValue & 1 == 1 }

  @inlinable
  @inline(__always)
  func distance(of value: UInt64) -> Distance {
    if value > shorterSide << 1 {
      return Distance(magnitude: value - shorterSide, isBelow: isLongerBelow)
    }
    return Distance(magnitude: (value >> 1) + (value & 1), isBelow: value != 0 && value & 1 == 0)
  }

  /// Returns the value that represents a signed distance, or nil if it is outside the range.
  func value(of distance: Distance, bound: UInt64) -> UInt64? {
    let magnitude = distance.magnitude
    if magnitude == 0 { return 0 }
    if magnitude <= shorterSide {
      return distance.isBelow ? magnitude << 1 : (magnitude << 1) - 1
    }
    guard distance.isBelow == isLongerBelow, magnitude <= bound - shorterSide else { return nil }
    return magnitude + shorterSide
  }

  /// Returns the value for the sum of two distances, wrapped around in the range.
  func wrappingSum(_ first: UInt64, _ second: UInt64, _ bound: UInt64) -> UInt64 {
    let below = isLongerBelow ? bound - shorterSide : shorterSide
    /// Returns a value's position counted from the lower end of the range.
    func place(_ value: UInt64) -> UInt64 {
      let distance = self.distance(of: value)
      return distance.isBelow ? below - distance.magnitude : below + distance.magnitude
    }
    let (high, low) = (place(first), place(second))
    // place(first) + place(second) - below, modulo bound + 1, without overflow.
    let shift = high >= below ? high - below : bound - (below - high) + 1
    let room = bound - low
    let sum = shift <= room ? low + shift : shift - room - 1
    let isBelow = sum < below
    let distance = Distance(magnitude: isBelow ? below - sum : sum - below, isBelow: isBelow)
    return value(of: distance, bound: bound) ?? 0
  }

  /// A distance from the simplest number, as magnitude and side, so that it cannot overflow.
  @usableFromInline
  struct Distance: Hashable {
    @usableFromInline var magnitude: UInt64
    @usableFromInline var isBelow: Bool

    @inlinable
    init(magnitude: UInt64, isBelow: Bool) {
      self.magnitude = magnitude
      self.isBelow = isBelow
    }

    /// Returns the distance moved up or down by an amount; nil if it overflows.
    func moved(by amount: UInt64, down: Bool) -> Distance? {
      if isBelow == down || magnitude == 0 {
        let (sum, overflow) = magnitude.addingReportingOverflow(amount)
        return overflow ? nil : Distance(magnitude: sum, isBelow: sum != 0 && down)
      }
      if amount <= magnitude {
        let rest = magnitude - amount
        return Distance(magnitude: rest, isBelow: rest != 0 && isBelow)
      }
      return Distance(magnitude: amount - magnitude, isBelow: down)
    }
  }
}
