/// The search for simpler cases in which one number falls and later ones rise.
///
/// A number that bounds later ones often cannot fall while they stay as they are: of the numbers
/// 21, 1, 1, 1, each bounding the next, none can fall if their sum must be 24, and yet 6, 6, 6, 6
/// is simpler. So later numbers first become as large as they can, the number falls as far as it
/// can, and then the later ones are lowered again, from the front. If more of each number is enough
/// for the failure, the result is the simplest case of all.
struct RaisingSearch {
  private let reduction: Reduction
  private let limit: SearchLimit

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 300)
  }

  private var best: Case { reduction.best }

  func run() {
    var place = 0
    while let numbers = best.fewNumbers, place < numbers.count, limit.allowsMore {
      if !lowerOne(numbers[place]) { place += 1 }
    }
    // Has a limit of its own: the probes above may have spent all runs without a call.
    RaisingSearch(reduction).deleteWhileRaising()
  }

  /// Lowers a number by one step while all later numbers, or one of them, become as large as they
  /// can.
  private func lowerOne(_ position: Int) -> Bool {
    guard let lowered = best.choices[position].oneStepNearer else { return false }
    let later = laterNumbers(position)
    guard !later.isEmpty else { return false }
    var candidate = best.candidate
    candidate.values[position] = lowered
    // The generator says which of them are bounded by the number, without a call.
    guard let probe = reduction.probe(candidate), probe.hasShape(of: best) else { return false }
    let isBounding = later.contains { probe.choices[$0].bound != best.choices[$0].bound }
    if raise(later, in: candidate) { return true }
    let areSmall = later.allSatisfy { best.choices[$0].bound <= Case.searchableBound }
    guard isBounding || areSmall && later.count <= 3 else { return false }
    if later.count > 1, later.contains(where: { raise([$0], in: candidate) }) { return true }
    guard isBounding else { return false }
    return later.dropLast().contains { shareOut(from: $0, later, in: candidate) }
  }

  /// Returns the positions behind a number that can rise without a change of shape.
  ///
  /// Those that have no room now may have some if the number falls.
  private func laterNumbers(_ position: Int) -> [Int] {
    let later = (position + 1..<best.choices.count).filter {
      !best.rules.contains($0) && !best.leads.contains($0)
    }
    var candidate = best.candidate
    for position in later { candidate.values[position] = .max }
    let isFlat = reduction.probe(candidate)?.hasShape(of: best) ?? false
    return isFlat ? later : later.filter { best.choices[$0].bound > 1 }
  }

  /// Tries parts of the range of one number, while the numbers after it become as large as they
  /// can.
  ///
  /// Two parts of a total cannot both be as large as the total.
  private func shareOut(from position: Int, _ later: [Int], in candidate: Candidate) -> Bool {
    var candidate = candidate
    for other in later where other > position { candidate.values[other] = .max }
    candidate.values[position] = .max
    guard let probe = reduction.probe(candidate), probe.hasShape(of: best) else { return false }
    let bound = probe.choices[position].bound
    let parts = [bound / 2, (bound + 1) / 2, bound / 3, bound - bound / 3, bound / 4]
    return parts.contains { part in
      candidate.values[position] = part
      return accept(candidate)
    }
  }

  /// Raises numbers to the ends of their ranges, or to one less if the ranges are small.
  ///
  /// At the end of a range a rounding or a remainder may hide the failure.
  private func raise(_ positions: [Int], in candidate: Candidate) -> Bool {
    var candidate = candidate
    for position in positions { candidate.values[position] = .max }
    if accept(candidate) { return true }
    guard let probe = reduction.probe(candidate), probe.hasShape(of: best) else { return false }
    let bounds = positions.map { probe.choices[$0].bound }
    guard bounds.allSatisfy({ $0 <= Case.searchableBound }), bounds.contains(where: { $0 > 2 })
    else { return false }
    for (position, bound) in zip(positions, bounds) where bound > 2 {
      candidate.values[position] = bound - 1
    }
    return accept(candidate)
  }

  /// Attempts a candidate, and lowers all numbers again after a success.
  private func accept(_ candidate: Candidate) -> Bool {
    guard limit.allowsMore, reduction.attempt(candidate) else { return false }
    reduction.lowerNumbers()
    return true
  }

  /// Deletes an element of a list while all numbers become as large as they can.
  private func deleteWhileRaising() {
    var parent = -1
    while parent < best.spans.count, limit.allowsMore, let numbers = best.fewNumbers {
      let isShorter = best.runs(in: parent).contains { run in
        guard let last = run.last, best.spans[last].lead > 0 else { return false }
        let span = best.spans[last]
        let others = numbers.filter { !(span.start..<span.end).contains($0) }
        guard others.contains(where: { best.values[$0] > 0 }) else { return false }
        var candidate = best.candidate
        for position in others { candidate.values[position] = .max }
        candidate.delete(span.start..<span.end)
        guard reduction.attempt(candidate, mustBeShorter: true) else { return false }
        reduction.lowerNumbers()
        return true
      }
      if !isShorter { parent += 1 }
    }
  }
}

extension Choice {
  /// The value one step nearer to the simplest one, on the same side; nil at the simplest.
  var oneStepNearer: UInt64? {
    var distance = fold.distance(of: value)
    guard distance.magnitude > 0 else { return nil }
    distance.magnitude -= 1
    return fold.value(of: distance, bound: bound)
  }
}
