/// The search for a small distance of one number from its simplest value.
///
/// It assumes that larger distances are more likely to be accepted; even if they are not, the test
/// has accepted the result.
struct DistanceSearch {
  let choice: Choice
  let boundaries: PassedNumbers

  /// Searches the number's own side first, then the other; returns false if nothing was accepted.
  ///
  /// Tries 0, 1, half and one less, then narrows the range between the largest refused and the
  /// smallest accepted distance, by magnitude while they are far apart.
  func run(test: (UInt64) -> Bool) -> Bool {
    if test(0) { return true }
    var distance = choice.fold.distance(of: choice.value)
    let before = distance
    lowerMagnitude(&distance, test)
    // The nearest simpler value on the other side: the same distance above, or one less below.
    var other = distance
    other.isBelow.toggle()
    if !distance.isBelow { other.magnitude -= 1 }
    if other.magnitude > 0, let value = choice.fold.value(of: other, bound: choice.bound),
      test(value)
    {
      distance = other
      lowerMagnitude(&distance, test)
    }
    return distance != before
  }

  private func lowerMagnitude(
    _ distance: inout SimplestFirstOrder.Distance,
    _ test: (UInt64) -> Bool
  ) {
    let isBelow = distance.isBelow
    func accepts(_ magnitude: UInt64) -> Bool {
      let lowered = SimplestFirstOrder.Distance(magnitude: magnitude, isBelow: isBelow)
      return choice.fold.value(of: lowered, bound: choice.bound).map(test) ?? false
    }
    var high = distance.magnitude
    defer { distance.magnitude = high }
    guard high > 1 else { return }
    if accepts(1) {
      high = 1
      return
    }
    // Invariant from here on: `low` was refused, or is assumed to be, and `high` accepted.
    var low: UInt64 = 1
    startAtBoundary(&low, &high, isBelow, accepts)
    guard narrow(&low, &high, accepts) else { return }
    // Small thresholds are common, so the search climbs from the low end in growing leaps first.
    var leap: UInt64 = 2
    while leap < 64, low < high >> leap, high - low > 1 {
      let middle = low << leap
      guard !accepts(middle) else {
        high = middle
        break
      }
      low = middle
      leap *= 2
    }
    while high - low > 1 {
      let middle = between(low, high)
      if accepts(middle) { high = middle } else { low = middle }
    }
  }

  /// Tries the largest distance seen in a passing case first.
  private func startAtBoundary(
    _ low: inout UInt64,
    _ high: inout UInt64,
    _ isBelow: Bool,
    _ accepts: (UInt64) -> Bool
  ) {
    let distance = SimplestFirstOrder.Distance(magnitude: high - 1, isBelow: isBelow)
    guard let known = boundaries.nearest(below: distance, of: choice), known > low else { return }
    guard accepts(known + 1) else {
      low = known + 1
      return
    }
    high = known + 1
    if accepts(known) { high = known } else { low = known }
  }

  /// Takes a few steps to decide from which end to search; returns false if nothing is left.
  private func narrow(
    _ low: inout UInt64,
    _ high: inout UInt64,
    _ accepts: (UInt64) -> Bool
  ) -> Bool {
    guard high - low > 1 else { return false }
    let half = high / 2
    let isHalfOpen = high > 4 && half > low
    if isHalfOpen, accepts(half) {
      high = half
      for small in [2, 4] as [UInt64] where small < high && small > low {
        if accepts(small) { high = small } else { low = small }
      }
      return true
    }
    let last = high
    guard let step = [1, 2].first(where: { last - low > $0 && accepts(last - $0) }) else {
      return false
    }
    high -= step
    if isHalfOpen { low = half }
    // A number tied to another one stops after a few steps: look there before the far end.
    for step in [2, 4, 8] as [UInt64] where high - low > step {
      guard accepts(high - step) else {
        low = high - step
        break
      }
      high -= step
    }
    return true
  }

  /// Returns the middle of two numbers, by magnitude while they are orders of magnitude apart.
  private func between(_ low: UInt64, _ high: UInt64) -> UInt64 {
    let bits = (64 - low.leadingZeroBitCount, 64 - high.leadingZeroBitCount)
    guard bits.1 - bits.0 > 1 else { return low + (high - low) / 2 }
    return min(1 << UInt64((bits.0 + bits.1) / 2), high - 1)
  }
}
