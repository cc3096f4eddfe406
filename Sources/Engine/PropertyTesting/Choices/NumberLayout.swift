/// The order of a range of numbers from the simplest outwards.
@usableFromInline
struct NumberLayout: Sendable {
  @usableFromInline let simplest: Int64
  @usableFromInline let range: ClosedRange<Int64>
  @usableFromInline let fold: SimplestFirstOrder

  /// The number of values minus one.
  @usableFromInline let bound: UInt64

  @usableFromInline
  init(range: ClosedRange<Int64>, simplest: Int64) {
    let centre = min(max(simplest, range.lowerBound), range.upperBound)
    let above = UInt64(bitPattern: range.upperBound &- centre)
    let below = UInt64(bitPattern: centre &- range.lowerBound)
    self.simplest = centre
    self.range = range
    bound = UInt64(bitPattern: range.upperBound &- range.lowerBound)
    fold = SimplestFirstOrder(shorterSide: min(above, below), isLongerBelow: below > above)
  }

  @inlinable
  @inline(__always)
  func number(of value: UInt64) -> Int64 {
    let distance = fold.distance(of: value)
    // The side is nearly random, so negate without a branch.
    let side: Int64 = distance.isBelow ? -1 : 0
    return simplest &+ ((Int64(bitPattern: distance.magnitude) ^ side) &- side)
  }

  func value(of number: Int64) -> UInt64 {
    let isBelow = number < simplest
    let magnitude = UInt64(bitPattern: isBelow ? simplest &- number : number &- simplest)
    let distance = SimplestFirstOrder.Distance(magnitude: magnitude, isBelow: isBelow)
    return fold.value(of: distance, bound: bound) ?? 0
  }

  /// Returns the value of a number some steps from another; nil if it is outside the range.
  func value(near number: Int64, by step: Int64) -> UInt64? {
    let (moved, overflow) = number.addingReportingOverflow(step)
    return overflow || !range.contains(moved) ? nil : value(of: moved)
  }
}
