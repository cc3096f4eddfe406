extension Reduction {
  /// Sets numbers to 0, in groups that are halved until they can go or are single.
  ///
  /// Invariant: a success makes the sequence shorter, or as long with more zeros.
  func zeroNumbers() {
    let live = best.liveNumbers
    let count = best.choices.count
    bisect(live.indices) { part in
      // Positions are only good while no number has changed the shape of the case.
      guard best.choices.count == count else { return false }
      var draft = best.draft
      for position in live[part] { draft.values[position] = 0 }
      return attempt(draft)
    }
  }

  /// Lowers equal numbers together: what must stay equal cannot be lowered one by one.
  ///
  /// Invariant: a success lowers every member of the group.
  func lowerEqualNumbers() {
    var done: Set<UInt64> = []
    while !isOver, let value = largestRepeated(except: done) {
      done.insert(value)
      let group = best.liveNumbers.filter { best.values[$0] == value }
      let count = best.choices.count
      _ = lower(best.choices[group[0]]) { lowered in
        guard best.choices.count == count else { return false }
        var draft = best.draft
        for position in group { draft.values[position] = min(lowered, draft.values[position]) }
        return attempt(draft)
      }
    }
  }

  private func largestRepeated(except done: Set<UInt64>) -> UInt64? {
    let values = best.liveNumbers.map { best.values[$0] }.sorted(by: >)
    return zip(values, values.dropFirst()).first { $0 == $1 && !done.contains($0) }?.0
  }

  /// Lowers one number after the other, from the front.
  ///
  /// Where lowering changes how many choices follow, it is also tried with as many choices deleted
  /// behind it, so that either end of what it counts may stay. Invariant: a success lowers the
  /// number, or makes the sequence shorter.
  func lowerNumbers() {
    var position = 0
    while position < best.choices.count, !isOver {
      let choice = best.choices[position]
      if choice.value > 0, !best.leads.contains(position) {
        _ = lower(choice) { lowered in
          guard position < best.choices.count else { return false }
          return attemptLowering(position, to: lowered)
        }
      }
      position += 1
    }
  }

  private func attemptLowering(_ position: Int, to lowered: UInt64) -> Bool {
    var draft = best.draft
    draft.values[position] = lowered
    if attempt(draft) { return true }
    let missing = best.choices.count - attemptedCount
    guard missing > 0, position + 1 + missing <= best.choices.count else { return false }
    draft.delete((position + 1)..<(position + 1 + missing))
    return attempt(draft)
  }

  /// Finds a small distance that a test accepts, on the same side first, then on the other.
  ///
  /// Tries 0, 1, one less, and otherwise searches between the largest refused and the smallest
  /// accepted distance, at first by orders of magnitude. That assumes that larger is more likely to
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
    var other = distance
    other.isBelow.toggle()
    if let value = choice.fold.value(of: other, bound: choice.bound) {
      if distance.isBelow {
        if test(value) {
          distance = other
          lowerMagnitude(&distance, choice, test)
        }
      } else if distance.magnitude > 1 {
        other.magnitude -= 1
        if let nearer = choice.fold.value(of: other, bound: choice.bound), test(nearer) {
          distance = other
          lowerMagnitude(&distance, choice, test)
        }
      }
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
    return 1 << UInt64((bits.0 + bits.1) / 2)
  }
}
