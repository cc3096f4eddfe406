import PropertyTesting

extension CheckRun {
  /// Shrinks each failure separately; those found during shrinking come last.
  @usableFromInline
  func shrinkAll(
    onEvent: (CheckEvent<Failure>) -> Void,
    shrink: (_ start: [UInt64], _ failure: Failure) -> ShrunkFailure<G.Value, Failure>
  ) {
    var index = 0
    while index < found.count {
      let item = found[index]
      checkRepetition(of: item)
      let least = report.isExhaustive ? firstInSearch[item.failure] : nil
      let shrunk = shrink((least ?? item.choices).values, item.failure)
      add(shrunk, of: item)
      for slip in shrunk.result.slipped where found.count < plan.failureLimit {
        for failure in record([slip.failure], .shrinking, ChoiceSequence(slip.choices)) {
          onEvent(.found(failure, .shrinking))
        }
      }
      index += 1
    }
    prune()
  }

  /// Reports a generator that makes a different case from the same choices.
  private func checkRepetition(of item: Found) {
    guard case .search(let caseIndex) = item.origin else { return }
    _ = value(of: item.choices)
    guard source.values != item.choices.values else { return }
    report.health.append(.generatorVaries(caseIndex: caseIndex))
  }

  /// Returns whether the search ran the whole domain and found no simpler case of a failure.
  private func isLeast(_ values: [UInt64], of failure: Failure) -> Bool {
    report.isExhaustive && firstInSearch[failure]?.values == values
  }

  private func add(_ shrunk: ShrunkFailure<G.Value, Failure>, of item: Found) {
    let result = shrunk.result
    let first = value(of: item.choices)
    let firstChoices = source.sequence
    // By position: the generator has just recorded exactly these choices.
    let minimal = value(of: ChoiceSequence(result.values))
    let choices = source.sequence
    report.failures.append(
      CheckedFailure(
        failure: item.failure,
        origin: item.origin,
        first: first,
        firstChoices: firstChoices,
        minimal: minimal,
        choices: choices,
        end: result.end,
        isLeast: result.end == .minimal && isLeast(result.values, of: item.failure),
        neighbors: result.certificate,
        changes: result.changes,
        calls: result.calls,
        steps: result.steps,
        explanation: shrunk.explanation,
        difference: shrunk.difference
      )
    )
    let state: SavedCase.State =
      switch result.end {
      case .minimal: .minimal
      case .budgetSpent, .interrupted: .unfinished
      case .flaky: .flaky
      }
    save(item.failure, state, choices, value: minimal)
  }
}
