import PropertyTesting

extension CheckRun {
  /// Returns the number of further cases to run; nil when the search is done.
  ///
  /// Discarded cases are replaced, up to ten times as many cases in all, and cases are doubled
  /// while a requirement is undecided. A failure makes both pointless. Repetitions are not
  /// replaced, because they indicate a small domain.
  @usableFromInline
  func nextBatch() -> Int? {
    if batches == 0 { return plan.cases }
    guard watch.end == nil, !report.isExhaustive, watch.failureCount == 0 else { return nil }
    let begun = watch.begun + report.repeated
    let missing = plan.cases - watch.judged - report.repeated
    let room = plan.cases * 10 - begun
    if missing > 0, room > 0 { return min(max(missing, plan.cases / 8), room) }
    let isDecided = coverage.allSatisfy { $0.standing != .undecided }
    let most = plan.cases * plan.coverageFactor - begun
    return isDecided || most <= 0 || begun == 0 ? nil : min(begun, most)
  }

  /// Runs some more cases.
  ///
  /// The first batch is the island of the whole campaign. Later batches have their own random
  /// streams and may repeat cases, because the coverage test assumes independent cases.
  @inlinable
  func search(
    _ size: Int,
    shouldStop: () -> Bool,
    onEvent: (CheckEvent<Failure>) -> Void,
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) {
    var options = plan.search
    if batches > 0 { options.rememberedCases = 0 }
    let island = Island<G, Failure>(
      seed: plan.seed,
      index: batches,
      of: batches + 1,
      cases: size * (batches + 1),
      generator: generator,
      options: options
    )
    let result = island.run(
      sawCase: { watch.sawCase($0) },
      property: { value, source in
        let verdict = property(value, source)
        switch verdict {
        case .discarded: return verdict
        case .passed: if source.isRejected { return verdict }
        case .failed(let shown):
          if source.isRejected, shown.isEmpty { return verdict }
          sawFailures(shown, source, onEvent)
        }
        watch.judged += 1
        if source.hasGoals { watch.sawGoals(source) }
        return verdict
      },
      shouldStop: { watch.shouldEnd(shouldStop()) }
    )
    add(result)
  }

  /// Records failures at once, in the report and in the store.
  @usableFromInline
  func sawFailures(
    _ shown: [Failure],
    _ source: ChoiceSource,
    _ onEvent: (CheckEvent<Failure>) -> Void
  ) {
    let origin = CheckOrigin.search(caseIndex: watch.begun - 1)
    guard shown.contains(where: { firstInSearch[$0] == nil }) else { return }
    let choices = source.sequence
    for failure in shown where firstInSearch[failure] == nil { firstInSearch[failure] = choices }
    for failure in record(shown, origin, choices) {
      onEvent(.found(failure, origin))
      save(failure, .found, choices, value: value(of: choices))
    }
  }

  @usableFromInline
  func add(_ result: IslandResult<Failure>) {
    // Only the first batch is the whole campaign.
    if batches == 0 { report.isExhaustive = result.isExhaustive }
    batches += 1
    passing = result.passing
    report.repeated += result.repeated
    report.judged += result.judged
    report.discarded += result.discarded
    report.statistics.merge(result.statistics)
  }
}
