extension Reduction {
  /// Replaces spans by their simplest form, outer spans first.
  ///
  /// Invariant: a success makes the sequence shorter, or equally long with more zeros in the span.
  func emptySpans() {
    var index = 0
    while index < best.spans.count, !isOver {
      let span = best.spans[index]
      if best.values[min(span.start + span.lead, span.end)..<span.end].contains(where: { $0 > 0 }) {
        var candidate = best.candidate
        candidate.empty(index)
        _ = attempt(candidate)
      }
      index += 1
    }
  }

  /// Replaces a span by an inner span of the same label: a tree by one of its branches.
  ///
  /// Invariant: a success makes the sequence shorter.
  func raiseDescendants() {
    var index = 0
    while index < best.spans.count, !isOver {
      if !raiseDescendant(of: index) { index += 1 }
    }
  }

  private func raiseDescendant(of index: Int) -> Bool {
    let span = best.spans[index]
    let end = best.spans[(index + 1)...].firstIndex { $0.depth <= span.depth } ?? best.spans.count
    for inner in (index + 1)..<max(end, index + 1) {
      let descendant = best.spans[inner]
      guard descendant.label == span.label, descendant.lead == span.lead else { continue }
      guard descendant.end - descendant.start < span.end - span.start else { continue }
      var candidate = best.candidate
      candidate.replace(index, with: inner, of: candidate)
      if attempt(candidate, mustBeShorter: true) { return true }
    }
    return false
  }

  /// Sorts siblings of one label: first all at once, then by exchanging neighbours.
  ///
  /// Invariant: a success makes the sequence smaller at the first change.
  func sortSiblings() {
    var parent = -1
    while parent < best.spans.count, !isOver {
      for run in best.runs(in: parent).indices.reversed() { sortRun(run, in: parent) }
      parent += 1
    }
  }

  private func sortRun(_ run: Int, in parent: Int) {
    guard let members = siblings(run, in: parent), members.count > 1 else { return }
    let contents = members.map { best.content(of: $0) }
    let order = contents.indices.sorted {
      contents[$0].lexicographicallyPrecedes(contents[$1])
        || (contents[$0].elementsEqual(contents[$1]) && $0 < $1)
    }
    guard order != Array(contents.indices) else { return }
    if members.count > 2, attempt(best.candidate.arranging(members, as: order.map { members[$0] }))
    {
      return
    }
    for last in members.indices.dropFirst() {
      var place = last
      while place > 0, exchange(place - 1, place, run, in: parent) { place -= 1 }
    }
  }

  /// Exchanges two siblings if the second is smaller; returns false if that was not accepted.
  private func exchange(_ first: Int, _ second: Int, _ run: Int, in parent: Int) -> Bool {
    guard let members = siblings(run, in: parent), second < members.count else { return false }
    let one = best.content(of: members[first])
    guard best.content(of: members[second]).lexicographicallyPrecedes(one) else { return false }
    return attempt(best.candidate.exchanging(members[first], members[second]))
  }

  private func siblings(_ run: Int, in parent: Int) -> [Int]? {
    guard parent < best.spans.count else { return nil }
    let runs = best.runs(in: parent)
    return run < runs.count ? runs[run] : nil
  }
}
