extension Reduction {
  /// Finds a small distance that a test accepts, on the same side first, then on the other.
  ///
  /// Tries 0, 1, half and one less, then searches between the largest refused and the smallest
  /// accepted distance, by orders of magnitude while they are far apart. That assumes that larger is more likely to
  /// be accepted; where it is not, the result is still one that the test has accepted.
  ///
  /// - Parameters:
  ///   - choice: The number as it is.
  ///   - test: Tries a value; true if it was accepted.
  /// - Returns: Whether anything was accepted.
  func lower(_ choice: Choice, test: (UInt64) -> Bool) -> Bool {
    if test(0) { return true }
    var distance = choice.fold.distance(of: choice.value)
    let before = distance
    lowerMagnitude(&distance, choice, test)
    // The other side's nearest value that is simpler: as far for one below, nearer for one above.
    var other = distance
    other.isBelow.toggle()
    if !distance.isBelow { other.magnitude -= 1 }
    if other.magnitude > 0, let value = choice.fold.value(of: other, bound: choice.bound),
      test(value)
    {
      distance = other
      lowerMagnitude(&distance, choice, test)
    }
    return distance != before
  }

  private func lowerMagnitude(
    _ distance: inout Fold.Distance,
    _ choice: Choice,
    _ test: (UInt64) -> Bool
  ) {
    let isBelow = distance.isBelow
    func accepts(_ magnitude: UInt64) -> Bool {
      let lowered = Fold.Distance(magnitude: magnitude, isBelow: isBelow)
      return choice.fold.value(of: lowered, bound: choice.bound).map(test) ?? false
    }
    var high = distance.magnitude
    defer { distance.magnitude = high }
    guard high > 1 else { return }
    if accepts(1) {
      high = 1
      return
    }
    guard high > 2 else { return }
    var low: UInt64 = 1
    let half = high / 2
    if high > 4, accepts(half) {
      high = half
      for small in [2, 4] as [UInt64] where small < high && small > low {
        if accepts(small) { high = small } else { low = small }
      }
    } else {
      guard let step = [1, 2].first(where: { high > $0 + 1 && accepts(high - $0) }) else { return }
      high -= step
      if half > 2 { low = half }
      // What depends on another number stops after a few steps: look there before the far end.
      for step in [2, 4, 8] as [UInt64] where high - low > step {
        guard accepts(high - step) else {
          low = high - step
          break
        }
        high -= step
      }
    }
    // Invariant: `low` was refused and `high` accepted.
    while high - low > 1 {
      let middle = between(low, high)
      if accepts(middle) { high = middle } else { low = middle }
    }
  }

  /// The middle of two numbers, by magnitude while they are orders of magnitude apart.
  private func between(_ low: UInt64, _ high: UInt64) -> UInt64 {
    let bits = (64 - low.leadingZeroBitCount, 64 - high.leadingZeroBitCount)
    guard bits.1 - bits.0 > 1 else { return low + (high - low) / 2 }
    return min(1 << UInt64((bits.0 + bits.1) / 2), high - 1)
  }
}
