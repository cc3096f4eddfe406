extension Reduction {
  /// Exchanges a span with a later, empty one of its label elsewhere in the tree.
  ///
  /// Siblings can be sorted, but spans with different parents cannot. Moving content to the last
  /// place that still shows the failure normalizes a tree. Invariant: a success makes the sequence
  /// smaller at the first change.
  func moveToLaterPlaces() {
    var earlier = 0
    while earlier < best.spans.count, !isOver {
      if !moveToLaterPlace(earlier) { earlier += 1 }
    }
  }

  private func moveToLaterPlace(_ earlier: Int) -> Bool {
    let span = best.spans[earlier]
    guard best.content(of: earlier).contains(where: { $0 > 0 }) else { return false }
    for later in best.spans.indices.reversed().prefix(while: { $0 > earlier }) {
      let place = best.spans[later]
      guard place.start >= span.end, place.start < place.end, place.label == span.label else {
        continue
      }
      guard place.lead == span.lead, best.parents[later] != best.parents[earlier] else { continue }
      guard best.content(of: later).allSatisfy({ $0 == 0 }) else { continue }
      if attempt(best.candidate.exchanging(earlier, later)) { return true }
    }
    return false
  }
}
