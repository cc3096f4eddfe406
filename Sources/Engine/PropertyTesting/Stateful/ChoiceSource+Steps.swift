extension SpanLabel {
  /// One step of a stateful case.
  public static let step = SpanLabel(5)

  /// A reference to the result of an earlier step.
  public static let reference = SpanLabel(6)
}

extension ChoiceSource {
  /// Draws a reference to one of the usable results; the first is the simplest.
  ///
  /// In a replay it refers to the result of the same step as before, even if that step has moved;
  /// if the step is gone, the step that refers to it is dropped.
  ///
  /// - Precondition: `results` is not empty; enable rules that need a result only if there is one.
  public func reference<Result>(from results: [Reference<Result>]) -> Reference<Result> {
    precondition(!results.isEmpty, "there is no result to refer to; enable the rule when there is")
    let span = recordedSpans.count
    open(.reference)
    defer { close() }
    var index = 0
    if let value = structural(upTo: .max) {
      if let place = place(of: value, among: results) {
        index = place
      } else {
        steps.isDropped = true
      }
    } else {
      index = Int(generator.next(upTo: UInt64(results.count - 1)))
    }
    _ = append(UInt64(index), bound: UInt64(results.count - 1))
    recordedSpans[span].mark = StepMark(
      step: Int16(truncatingIfNeeded: results[index].step.number),
      index: Int16(truncatingIfNeeded: index)
    )
    return results[index]
  }

  /// Returns the index of the result that a prescribed value means, `nil` if it is not there.
  private func place<Result>(of value: UInt64, among results: [Reference<Result>]) -> Int? {
    let matched = Int(open[open.count - 1].matched)
    let mark = matched < 0 ? .none : script.spans[matched].mark
    guard mark.isReference, UInt64(mark.index) == value else {
      return value < results.count ? Int(value) : nil
    }
    return results.firstIndex { steps.origin(of: $0.step.number) == mark.step }
  }

  @usableFromInline
  func openSteps() {
    open(SpanLabel.step.container)
    steps.origins.truncate(to: 0)
  }

  @usableFromInline
  func openStep(_ number: Int) {
    open(.step, lead: 1)
    steps.isDropped = false
    steps.origins.truncate(to: number)
    let matched = Int(open[open.count - 1].matched)
    steps.origins.append(matched < 0 ? -1 : script.spans[matched].mark.step)
    recordedSpans[recordedSpans.count - 1].mark.step = Int16(truncatingIfNeeded: number)
  }

  /// Closes the span of a step, and rewinds to a mark if the step is dropped.
  @usableFromInline
  func closeStep(isKept: Bool, from mark: Mark) {
    close()
    guard !isKept else { return }
    rewind(to: mark)
    noteGap()
  }

  @usableFromInline
  var isStepDropped: Bool { steps.isDropped }

  /// Draws whether the case has one more step; random cases do only if a rule is enabled.
  @usableFromInline
  func hasStep(after count: Int, _ plan: inout StepPlan, isEnabled: (Int) -> Bool) -> Bool {
    if let value = structural(upTo: 1) { return append(value, bound: 1) == 1 }
    plan.begin(from: &generator)
    let isWanted = count < plan.wanted && plan.enable(isEnabled)
    return append(isWanted ? 1 : 0, bound: 1) == 1
  }

  /// Draws the rule of a step as its index among all rules; `nil` if it is not enabled.
  @usableFromInline
  func rule(_ plan: inout StepPlan, isEnabled: (Int) -> Bool) -> Int? {
    let bound = UInt64(plan.weights.count - 1)
    if let value = structural(upTo: bound) {
      let index = Int(append(value, bound: bound))
      return isEnabled(index) ? index : nil
    }
    // A replay that ends inside a step continues at random without having drawn "one more".
    plan.begin(from: &generator)
    guard plan.enable(isEnabled) else { return nil }
    return Int(append(UInt64(plan.pick(from: &generator)), bound: bound))
  }

  /// Ends the list of steps; a full list has no stop choice to draw.
  @usableFromInline
  func closeSteps(isFull: Bool) {
    if isFull { _ = append(settled(upTo: 0) ?? 0, bound: 0) }
    close()
  }
}
