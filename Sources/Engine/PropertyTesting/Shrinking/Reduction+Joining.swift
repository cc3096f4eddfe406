extension Reduction {
  /// Joins the lists in adjacent siblings, by deleting the end of one and the start of the next.
  ///
  /// Invariant: a success makes the sequence shorter.
  func joinLists() {
    shortenNeighbours { one, two in
      guard let border = border(between: one, and: two) else { return nil }
      var candidate = best.flatCandidate
      candidate.delete(border)
      return candidate
    }
  }

  /// Tries an edit on every two adjacent siblings of one label, again after each success.
  private func shortenNeighbours(_ edit: (Int, Int) -> Candidate?) {
    var parent = -1
    while parent < best.spans.count, !isOver {
      let pairs = best.runs(in: parent).flatMap { zip($0, $0.dropFirst()) }
      let isShorter = pairs.reversed().contains { one, two in
        edit(one, two).map { attempt($0, mustBeShorter: true) } ?? false
      }
      if !isShorter { parent += 1 }
    }
  }

  /// Returns the range from the stop of one span's last list to the first element of the next
  /// span's first list.
  private func border(between one: Int, and two: Int) -> Range<Int>? {
    guard let tail = list(in: one, last: true), let head = list(in: two, last: false) else {
      return nil
    }
    let start = best.children(of: tail).last.map { best.spans[$0].end } ?? best.spans[tail].start
    guard let first = best.children(of: head).first else { return nil }
    let end = best.spans[first].start
    return start < end ? start..<end : nil
  }

  private func list(in span: Int, last: Bool) -> Int? {
    let isList = { self.best.spans[$0].label.isContainer }
    if isList(span) { return span }
    let children = best.children(of: span)
    return last ? children.last(where: isList) : children.first(where: isList)
  }

  /// Deletes a sibling and adds its last number to the last number of the next one.
  ///
  /// The sum wraps around in the range, like machine arithmetic. Invariant: a success makes the
  /// sequence shorter.
  func mergeNumbers() {
    shortenNeighbours { merged($0, $1) }
  }

  private func merged(_ one: Int, _ two: Int) -> Candidate? {
    let (left, right) = (best.spans[one], best.spans[two])
    guard left.start < left.end, right.start < right.end else { return nil }
    guard best.rules.isDisjoint(with: [left.end - 1, right.end - 1]) else { return nil }
    let (first, second) = (best.choices[left.end - 1], best.choices[right.end - 1])
    guard first.bound > 1, first.bound == second.bound, first.fold == second.fold else {
      return nil
    }
    guard first.value > 0, second.value > 0 else { return nil }
    var candidate = best.candidate
    candidate.values[right.end - 1] = first.fold.wrappingSum(first.value, second.value, first.bound)
    candidate.delete(left.start..<left.end)
    return candidate
  }
}
