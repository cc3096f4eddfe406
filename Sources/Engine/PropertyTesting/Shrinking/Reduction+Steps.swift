extension Reduction {
  /// Cuts off the steps after the failing one, by bisecting for the shortest failing beginning.
  ///
  /// Only in the first round: later on, the last step is needed or is deleted like any other.
  /// Invariant: a success makes the sequence shorter.
  func cutSteps() {
    guard isFirstRound else { return }
    var (passing, failing) = (0, best.steps.count)
    while failing - passing > 1, best.steps.count >= failing {
      let middle = passing + (failing - passing) / 2
      let steps = best.steps
      var candidate = best.candidate
      candidate.delete(best.spans[steps[middle]].start..<best.spans[steps[steps.count - 1]].end)
      if attempt(candidate, mustBeShorter: true) { failing = middle } else { passing = middle }
    }
  }

  /// Deletes one step while all nonzero numbers become as large as they can.
  ///
  /// A few large amounts may replace many small ones. Invariant: a success makes the sequence
  /// shorter.
  func tradeNumbersForSteps() {
    var step = best.steps.count - 1
    while step >= 0, step < best.steps.count, !isOver {
      let live = best.arguments.filter { best.values[$0] > 0 }
      guard !live.isEmpty else { return }
      var candidate = best.candidate
      for position in live { candidate.values[position] = best.choices[position].bound }
      let span = best.spans[best.steps[step]]
      candidate.delete(span.start..<span.end)
      _ = attempt(candidate, mustBeShorter: true)
      step -= 1
    }
  }

  /// Lets a step follow another rule that needs fewer choices, with its first argument or without
  /// it.
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
        var candidate = best.candidate
        candidate.values[rule] = other
        if attempt(candidate, mustBeShorter: true) { return true }
        candidate.delete((rule + 1)..<(rule + 2))
        return attempt(candidate, mustBeShorter: true)
      }
      if !isShorter { step -= 1 }
    }
  }

  /// Exchanges the references to two steps of the same rule, or redirects all of them to the
  /// earlier step and deletes the later.
  func exchangeReferences() {
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

  private func redirected(_ later: Int, to earlier: Int) -> Candidate {
    var candidate = best.candidate
    for reference in best.references where best.spans[reference].mark.step == later {
      candidate.spans[reference].mark.step = Int16(earlier)
    }
    let span = best.spans[best.steps[later]]
    candidate.delete(span.start..<span.end)
    return candidate
  }

  private func exchanged(_ earlier: Int, _ later: Int) -> Candidate {
    var candidate = best.candidate
    for reference in best.references {
      switch Int(best.spans[reference].mark.step) {
      case earlier: candidate.spans[reference].mark.step = Int16(later)
      case later: candidate.spans[reference].mark.step = Int16(earlier)
      default: break
      }
    }
    return candidate
  }
}
