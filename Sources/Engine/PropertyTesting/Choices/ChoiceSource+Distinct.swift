extension ChoiceSource {
  /// Draws a list whose elements differ from each other, element by element.
  ///
  /// It is recorded as ``list(_:min:max:average:body:)`` records a list. A duplicate is drawn again
  /// while the case is random; after that, and in a replay, it is repaired: its choices are counted
  /// up until they make something new. So zeros make the simplest distinct elements, and an edit
  /// that makes two elements equal makes neighbours of them. Where nothing new is found the list
  /// ends, or the case is rejected when the list would be too short.
  ///
  /// - Parameters:
  ///   - label: The label of each element; the list itself has its ``SpanLabel/container``.
  ///   - least: The least number of elements.
  ///   - most: The greatest number of elements.
  ///   - average: The mean length at full size; halfway to the greatest when left out.
  ///   - body: Draws the element of an index and says whether it is new. It may be called several
  ///     times for one index; what it drew before is forgotten.
  ///   - rest: Draws what else belongs to the element, once it is new.
  public func distinctList(
    _ label: SpanLabel,
    min least: Int = 0,
    max most: Int,
    average: Int? = nil,
    body: (Int) -> Bool,
    rest: (Int) -> Void = { _ in }
  ) {
    precondition(least >= 0 && least <= most, "no list has from \(least) to \(most) elements")
    open(label.container)
    defer { close() }
    let isFixed = least == most
    var wanted = -1
    for index in 0..<most {
      let before = mark
      if !isFixed {
        guard hasOneMore(index, from: least, to: most, average, &wanted) else { return }
      }
      if isRejected { return }
      open(label, lead: isFixed ? 0 : 1)
      let isNew = drawNew(present: index) { body(index) }
      if isNew { rest(index) }
      close()
      if isRejected { return }
      if !isNew {
        guard index >= least else { return reject() }
        rewind(to: before)
        _ = append(0, bound: 1)
        return
      }
    }
    if !isFixed { _ = append(settled(upTo: 0) ?? 0, bound: 0) }
  }

  /// Draws until something new is found: at random first, then in the order of choices.
  private func drawNew(present: Int, _ draw: () -> Bool) -> Bool {
    let start = mark
    if draw() { return true }
    countRetry()
    if isRandom {
      for _ in 0..<Self.redraws where !isRejected {
        rewind(to: start)
        if draw() { return true }
        countRetry()
      }
    }
    return !isRejected && countUp(from: start, tries: Self.redraws * 2 + present * 2, draw)
  }

  private static let redraws = 20

  /// Counts the choices since a mark up, wrapping round, until they make something new.
  private func countUp(from start: Mark, tries: Int, _ draw: () -> Bool) -> Bool {
    let outer = mode
    var script = Script()
    swap(&script, &self.script)
    mode = .replay
    defer {
      mode = outer
      swap(&script, &self.script)
    }
    var hasWrapped = false
    for _ in 0..<tries {
      var next = (start.choices..<recorded.count).map { recorded[$0] }
      while let last = next.last, last.value == last.bound { next.removeLast() }
      if let last = next.popLast() {
        next.append(Choice(unchecked: last.value + 1, bound: last.bound, fold: last.fold))
      } else {
        if hasWrapped { return false }
        hasWrapped = true
      }
      rewind(to: start)
      self.script.prescribe(next.map(\.value))
      if draw() { return true }
      countRetry()
      // A filter may have rejected what was counted up to; only a full recording is final.
      guard recorded.count < choiceLimit else { return false }
      isRejected = false
    }
    noteGap()
    return false
  }
}
