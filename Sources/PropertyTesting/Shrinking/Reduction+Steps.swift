extension Reduction {
  /// Cuts off the steps behind the one that fails: the shortest failing beginning is bisected.
  ///
  /// Only in the first round; later on the last step is needed, or is deleted like any other.
  /// Invariant: a success makes the sequence shorter.
  func cutSteps() {
    guard countBeforeLastRound == 0 else { return }
    var (passing, failing) = (0, best.steps.count)
    while failing - passing > 1, best.steps.count >= failing {
      let middle = passing + (failing - passing) / 2
      let steps = best.steps
      var draft = best.draft
      draft.delete(best.spans[steps[middle]].start..<best.spans[steps[steps.count - 1]].end)
      if attempt(draft, mustBeShorter: true) { failing = middle } else { passing = middle }
    }
  }

  /// Deletes one step while the numbers that are not 0 become as large as they can.
  ///
  /// Many small amounts may be needed where few large ones would do. Invariant: a success makes the
  /// sequence shorter.
  func tradeNumbersForSteps() {
    var step = best.steps.count - 1
    while step >= 0, step < best.steps.count, !isOver {
      let live = best.arguments.filter { best.values[$0] > 0 }
      guard !live.isEmpty else { return }
      var draft = best.draft
      for position in live { draft.values[position] = best.choices[position].bound }
      let span = best.spans[best.steps[step]]
      draft.delete(span.start..<span.end)
      _ = attempt(draft, mustBeShorter: true)
      step -= 1
    }
  }

  /// Lets a step follow another rule that asks for less, with its first argument or without it.
  ///
  /// Invariant: a success makes the sequence shorter.
  func simplifyRules() {
    var step = best.steps.count - 1
    while step >= 0, step < best.steps.count, !isOver {
      let rule = best.rule(of: best.steps[step])
      let isShorter = (0...best.choices[rule].bound).contains { other in
        guard other != best.values[rule], rule + 1 < best.spans[best.steps[step]].end else {
          return false
        }
        var draft = best.draft
        draft.values[rule] = other
        if attempt(draft, mustBeShorter: true) { return true }
        draft.delete((rule + 1)..<(rule + 2))
        return attempt(draft, mustBeShorter: true)
      }
      if !isShorter { step -= 1 }
    }
  }

  /// Brings what steps refer to and the numbers they are given into one form.
  ///
  /// One bug should have one result, whatever the keys, names and processes that it was found with.
  /// Invariant: a success makes the sequence shorter, or smaller at the first change.
  func normalizeSteps() {
    guard !best.steps.isEmpty else { return }
    exchangeReferences()
    renameNumbers()
    moveNumbersBack()
  }

  /// Lets what refers to one step refer to another step of the same rule, and the other way round;
  /// or lets everything refer to the earlier one, and deletes the later.
  private func exchangeReferences() {
    var later = 1
    while later < best.steps.count, !isOver {
      for earlier in 0..<later where later < best.steps.count {
        let (one, two) = (best.steps[earlier], best.steps[later])
        guard best.values[best.rule(of: one)] == best.values[best.rule(of: two)] else { continue }
        let references = best.references.filter { best.spans[$0].mark.step == later }
        guard !references.isEmpty else { continue }
        if !attempt(redirected(later, to: earlier), mustBeShorter: true) {
          _ = attempt(exchanged(earlier, later))
        }
      }
      later += 1
    }
  }

  private func redirected(_ later: Int, to earlier: Int) -> Draft {
    var draft = best.draft
    for reference in best.references where best.spans[reference].mark.step == later {
      draft.spans[reference].mark.step = Int16(earlier)
    }
    let span = best.spans[best.steps[later]]
    draft.delete(span.start..<span.end)
    return draft
  }

  private func exchanged(_ earlier: Int, _ later: Int) -> Draft {
    var draft = best.draft
    for reference in best.references {
      switch Int(best.spans[reference].mark.step) {
      case earlier: draft.spans[reference].mark.step = Int16(later)
      case later: draft.spans[reference].mark.step = Int16(earlier)
      default: break
      }
    }
    return draft
  }

  /// Renames the numbers of one kind in the order of their first occurrence: 0, 1, 2 and so on.
  ///
  /// All at once; where that fails, a number and the one whose place it should take are exchanged
  /// wherever they occur. What was equal stays equal, and what was different stays different.
  private func renameNumbers() {
    for kind in kindsOfArguments {
      if attempt(renamed(kind, names(of: kind))) { continue }
      var place = 0
      while !isOver, place < names(of: kind).count {
        let (number, wanted) = (names(of: kind)[place], UInt64(place))
        if number > wanted { _ = attempt(exchanging(number, wanted, of: kind)) }
        place += 1
      }
    }
  }

  /// Exchanges a number with a smaller one of its kind in a later place, the last one first.
  private func moveNumbersBack() {
    for kind in kindsOfArguments {
      var index = 0
      while !isOver, index < positions(of: kind).count {
        let all = positions(of: kind)
        let value = best.values[all[index]]
        for later in all[(index + 1)...].reversed() where best.values[later] < value {
          var draft = best.draft
          draft.values.swapAt(all[index], later)
          if attempt(draft) { break }
        }
        index += 1
      }
    }
  }

  /// Numbers that may mean the same things: drawn from the same range.
  private struct Kind: Hashable {
    let bound: UInt64
    let fold: Fold
  }

  private func kind(at position: Int) -> Kind {
    Kind(bound: best.choices[position].bound, fold: best.choices[position].fold)
  }

  private var kindsOfArguments: [Kind] {
    var kinds: [Kind] = []
    for position in best.arguments where !kinds.contains(kind(at: position)) {
      kinds.append(kind(at: position))
    }
    return kinds
  }

  private func positions(of kind: Kind) -> [Int] {
    best.arguments.filter { self.kind(at: $0) == kind }
  }

  /// The different numbers of a kind, in the order of their first occurrence.
  private func names(of kind: Kind) -> [UInt64] {
    var names: [UInt64] = []
    for position in positions(of: kind) where !names.contains(best.values[position]) {
      names.append(best.values[position])
    }
    return names
  }

  private func renamed(_ kind: Kind, _ names: [UInt64]) -> Draft {
    var draft = best.draft
    for position in positions(of: kind) {
      draft.values[position] = UInt64(names.firstIndex(of: best.values[position]) ?? 0)
    }
    return draft
  }

  private func exchanging(_ number: UInt64, _ other: UInt64, of kind: Kind) -> Draft {
    var draft = best.draft
    for position in positions(of: kind) {
      if best.values[position] == number { draft.values[position] = other }
      if best.values[position] == other { draft.values[position] = number }
    }
    return draft
  }
}
