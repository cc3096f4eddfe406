extension ChoiceSource {
  /// Draws a list of distinct elements, recorded like ``list(_:min:max:average:body:)``.
  ///
  /// A random case redraws a duplicate a few times. After that, and in every replay, the duplicate
  /// is repaired: its choices are counted up until they make a new element. Zeros therefore make
  /// the simplest distinct elements, and an edit that makes two elements equal turns them into
  /// neighbours. If counting finds nothing new, the list ends, or the case is rejected if the list
  /// is too short. `body` draws the element at an index and returns true if it is new; draws of a
  /// duplicate are discarded. `rest` draws the remaining parts of a new element.
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
      // No distinct element is left: end the list, or reject the case if the list is too short.
      if !isNew {
        guard index >= least else { return reject() }
        rewind(to: before)
        _ = append(0, bound: 1)
        return
      }
    }
    if !isFixed { _ = append(settled(upTo: 0) ?? 0, bound: 0) }
  }

  /// Draws until an element is new: at random first, then in choice order.
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

  /// Counts up the choices since a mark, wrapping around once, until they make a new element.
  private func countUp(from start: Mark, tries: Int, _ draw: () -> Bool) -> Bool {
    // A script of its own, because the case may itself be a replay in progress.
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
      // A filter may have rejected this candidate. Only a full recording is final.
      guard recorded.count < choiceLimit else { return false }
      isRejected = false
    }
    noteGap()
    return false
  }
}
