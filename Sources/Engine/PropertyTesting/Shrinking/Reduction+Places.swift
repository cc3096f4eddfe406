extension Reduction {
  /// Exchanges a span with a later one of its label that is empty and stands elsewhere in the tree.
  ///
  /// Siblings can be sorted; what hangs at different places of a tree cannot. Moving content to the
  /// last place where it still shows the failure gives a tree one form. Invariant: a success makes
  /// the sequence smaller at the first place where it changed.
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
