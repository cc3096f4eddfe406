extension Reduction {
  /// Moves a number and all larger ones of its kind down together, keeping their differences.
  ///
  /// Instants with fixed distances cannot be lowered singly or in pairs; closing a gap moves all
  /// later ones. Invariant: a success lowers every number that it moves.
  func shiftNumbers() {
    var bounds: [UInt64] = []
    for position in best.liveNumbers where best.choices[position].fold == .oneSided {
      let bound = best.choices[position].bound
      if !bounds.contains(bound) { bounds.append(bound) }
    }
    for bound in bounds {
      var place = 0
      while !isOver, let gap = gap(place, among: bound) {
        close(gap)
        place += 1
      }
    }
  }

  /// The distance between a number and the next smaller one, and the positions of all numbers from
  /// there up.
  private struct Gap {
    let positions: [Int]
    let size: UInt64
  }

  private func gap(_ place: Int, among bound: UInt64) -> Gap? {
    let live = best.liveNumbers.filter {
      best.choices[$0].bound == bound && best.choices[$0].fold == .oneSided
    }
    let values = Set(live.map { best.values[$0] }).sorted()
    guard place < values.count, live.count > 1 else { return nil }
    return Gap(
      positions: live.filter { best.values[$0] >= values[place] },
      size: values[place] - (place == 0 ? 0 : values[place - 1])
    )
  }

  /// Closes a gap completely, or by 1 and then as far as possible.
  private func close(_ gap: Gap) {
    let start = best.candidate
    func accepts(_ amount: UInt64) -> Bool {
      guard best.choices.count == start.values.count else { return false }
      var candidate = start
      for position in gap.positions { candidate.values[position] -= amount }
      return attempt(candidate)
    }
    guard !accepts(gap.size), gap.size > 1, accepts(1), gap.size > 2 else { return }
    let rest = Choice(unchecked: gap.size - 1, bound: gap.size, fold: .oneSided)
    _ = lower(rest) { accepts(gap.size - $0) }
  }
}
