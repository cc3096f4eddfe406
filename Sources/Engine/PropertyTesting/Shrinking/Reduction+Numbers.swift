extension Reduction {
  /// Sets numbers to 0, in groups that are halved down to single numbers.
  ///
  /// ``lowerNumbers()`` tries single numbers at 0; groups are tried only when the shape of the case
  /// has changed. Invariant: a success makes the sequence shorter, or equally long with more zeros.
  func zeroNumbers() {
    guard best.choices.count != countWhenZeroed else { return }
    defer { countWhenZeroed = best.choices.count }
    let live = best.liveNumbers
    let count = best.choices.count
    // Numbers of one range seldom bound each other, and are lowered singly soon after.
    let isOneRange = Set(live.map { best.choices[$0].bound }).count == 1
    let least = isOneRange ? 2 : 1
    bisect(live.indices) { part in
      // Positions are valid only while no number has changed the shape of the case.
      guard best.choices.count == count, part.count >= least else { return false }
      var candidate = best.candidate
      for position in live[part] { candidate.values[position] = 0 }
      return attempt(candidate)
    }
  }

  /// Lowers equal numbers together, because numbers that must stay equal cannot be lowered singly.
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
        var candidate = best.candidate
        for position in group {
          candidate.values[position] = min(lowered, candidate.values[position])
        }
        return attempt(candidate)
      }
    }
  }

  private func largestRepeated(except done: Set<UInt64>) -> UInt64? {
    let values = best.liveNumbers.map { best.values[$0] }.sorted(by: >)
    return zip(values, values.dropFirst()).first { $0 == $1 && !done.contains($0) }?.0
  }

  /// Lowers the numbers one by one, from the front.
  ///
  /// If lowering a number adds choices after it, the same number of choices is also deleted behind
  /// it, so that either end of the counted part may stay. Invariant: a success lowers the number,
  /// or makes the sequence shorter.
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
    var candidate = best.candidate
    candidate.values[position] = lowered
    if attempt(candidate) { return true }
    let missing = best.choices.count - attemptedCount
    guard missing > 0, position + 1 + missing <= best.choices.count else { return false }
    candidate.delete((position + 1)..<(position + 1 + missing))
    return attempt(candidate)
  }
}
