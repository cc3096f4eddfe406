extension Reduction {
  /// Runs every pass once, the coarse ones first.
  func runRound() {
    let before = steps
    cutSteps()
    shortenWays()
    deleteSiblings()
    normalizeSteps()
    // Single numbers are tried at 0 in every round; groups of them only when the shape has changed.
    if best.choices.count != countBeforeLastRound { zeroNumbers() }
    emptySpans()
    raiseDescendants()
    shortenByLength()
    lowerEqualNumbers()
    lowerNumbers()
    joinLists()
    deleteChoices()
    sortSiblings()
    exchangeCalls()
    shiftNumbers()
    changePairs()
    mergeNumbers()
    deleteAndRenumber()
    // What seldom helps is tried where nothing else did.
    if steps == before { simplifyRules() }
    if steps == before { tradeNumbersForSteps() }
  }

  /// Applies an action to ever smaller parts of a range, the later half first.
  ///
  /// When an action succeeds on a part, the part is done. With few things to keep among many, the
  /// number of actions grows with the logarithm of the many. The later half comes first so that
  /// what happens there does not move the earlier one.
  func bisect(_ range: Range<Int>, _ action: (Range<Int>) -> Bool) {
    guard !range.isEmpty, !isOver else { return }
    if action(range) || range.count == 1 { return }
    let middle = range.lowerBound + range.count / 2
    bisect(middle..<range.upperBound, action)
    bisect(range.lowerBound..<middle, action)
  }
}
