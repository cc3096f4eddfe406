import PropertyTesting

extension CheckRun {
  /// Runs the saved cases, shortest first; those that now pass are reported as fixed and removed.
  @usableFromInline
  func runSaved(
    shouldStop: () -> Bool,
    onEvent: (CheckEvent<Failure>) -> Void,
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) {
    guard let store else { return }
    let (cases, problems) = store.cases(of: plan.property)
    report.saved.problems += problems
    for stored in cases.sorted(by: isSimpler) {
      if shouldStop() { return }
      let verdict = judge(stored, property)
      let choices = source.sequence
      report.saved.replayed += 1
      count(verdict)
      switch verdict {
      case .passed, .failed([]):
        if keptByValue.values.contains(where: { $0.name == stored.name }) { continue }
        report.saved.fixed.append(stored.name)
        remove(stored.name)
      case .discarded:
        if keptByValue.values.contains(where: { $0.name == stored.name }) { continue }
        report.saved.discarded.append(stored.name)
      case .failed(let shown):
        let new = record(shown, .saved(stored.name), choices)
        for failure in new {
          storedNames[failure] = stored.name
          onEvent(.found(failure, .saved(stored.name)))
        }
        // Keep only the simplest saved case of each failure.
        if new.isEmpty { remove(stored.name) }
      }
    }
  }

  /// Judges a saved case by its choices, and by its value if they no longer make it.
  private func judge(
    _ stored: StoredCase,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> Verdict<Failure> {
    guard let saved = changedValue(of: stored) else { return judge(stored.saved, property) }
    if let choices = generator.recordedCase(of: saved, in: source) {
      return judge(choices, property)
    }
    source.beginSimplest()
    let byValue = property(saved, source)
    let verdict = judge(stored.saved, property)
    for failure in byValue.failures where !verdict.failures.contains(failure) {
      keptByValue[failure] = KeptValue(name: stored.name, value: saved)
      // If the search finds the failure anew, its case replaces this one.
      storedNames[failure] = storedNames[failure] ?? stored.name
    }
    return verdict
  }

  /// Returns the saved value if the choices now make a different one, and records that they do.
  private func changedValue(of stored: StoredCase) -> G.Value? {
    let made = value(of: stored.saved.choices)
    let isMade = !source.isRejected
    guard let coding, let encoded = stored.saved.encodedValue else {
      // Without an encoded value, the text for people at least shows that the value changed.
      if isMade, stored.saved.value != "", stored.saved.value != SwiftSource.expression(for: made) {
        report.saved.changed.append(stored.name)
      }
      return nil
    }
    if isMade, coding.encode(made) == encoded { return nil }
    report.saved.changed.append(stored.name)
    return coding.decode(encoded)
  }

  /// Reports the failures of values that no choices make, unless the search found them anew.
  func addKeptValues() {
    for (failure, kept) in keptByValue.sorted(by: { $0.key < $1.key })
    where !report.failures.contains(where: { $0.failure == failure }) {
      report.failures.append(
        CheckedFailure(
          failure: failure,
          origin: .savedValue(kept.name),
          first: kept.value,
          firstChoices: ChoiceSequence([]),
          minimal: kept.value,
          choices: ChoiceSequence([]),
          end: nil,
          isLeast: false,
          neighbors: nil,
          changes: [],
          calls: 0,
          steps: 0,
          explanation: nil,
          difference: nil
        )
      )
    }
  }

  /// Judges a saved case along its spans, or else by position; a flaky one several times.
  ///
  /// The source then holds the case that the verdict refers to.
  private func judge(
    _ saved: SavedCase,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> Verdict<Failure> {
    var verdict = judge(saved.choices, property)
    if saved.state == .flaky {
      // Ten runs, as many as the shrinker uses to measure a flaky failure.
      var runs = 1
      while verdict.failures.isEmpty, runs < 10 {
        verdict = judge(saved.choices, property)
        runs += 1
      }
    }
    guard verdict.failures.isEmpty, source.values != saved.choices.values else { return verdict }
    let byPosition = judge(ChoiceSequence(saved.choices.values), property)
    return byPosition.failures.isEmpty ? judge(saved.choices, property) : byPosition
  }

  /// Saves the case of a failure in place of its earlier one.
  func save(
    _ failure: Failure,
    _ state: SavedCase.State,
    _ choices: ChoiceSequence,
    value: G.Value
  ) {
    guard let store else { return }
    let saved = SavedCase(
      property: plan.property,
      generator: plan.generatorFingerprint,
      failure: String(describing: failure),
      state: state,
      value: SwiftSource.expression(for: value),
      encodedValue: coding.flatMap { $0.encode(value) },
      choices: choices
    )
    do {
      let name = try store.save(saved)
      let before = storedNames.updateValue(name, forKey: failure)
      guard let before, before != name, !storedNames.values.contains(before) else { return }
      remove(before)
    } catch {
      add(error)
    }
  }

  /// Removes the saved cases over the limit: discarded ones first, then the least simple.
  func prune() {
    var kept: [String] = []
    let failures = report.failures.sorted { $0.choices.isSimpler(than: $1.choices) }
    for failure in failures {
      guard let name = storedNames[failure.failure], !kept.contains(name) else { continue }
      kept.append(name)
    }
    for name in (kept + report.saved.discarded).dropFirst(plan.savedLimit) { remove(name) }
  }

  private func remove(_ name: String) {
    do {
      try store?.remove(name, of: plan.property)
    } catch {
      add(error)
    }
  }

  /// Adds a problem once, because an unwritable store would repeat it.
  private func add(_ problem: CaseStoreProblem) {
    if !report.saved.problems.contains(problem) { report.saved.problems.append(problem) }
  }
}

private func isSimpler(_ one: StoredCase, _ other: StoredCase) -> Bool {
  let (first, second) = (one.saved.choices, other.saved.choices)
  return first.isSimpler(than: second) || (first.values == second.values && one.name < other.name)
}
