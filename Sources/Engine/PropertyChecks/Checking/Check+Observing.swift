import PropertyTesting

extension Check {
  /// Runs the check and passes each judged case to `onCase`, before anything is shrunk.
  ///
  /// Saved cases come first, then those of the search, in order: equal plans give equal
  /// observations. Cases that the generator rejects have no value and are not observed. Otherwise
  /// like ``run(store:now:shouldStop:onEvent:property:)``.
  public func run(
    store: (any CaseStore)? = nil,
    now: (() -> Duration)? = nil,
    shouldStop: () -> Bool = { false },
    onEvent: (CheckEvent<Failure>) -> Void = { _ in },
    onCase: (CheckObservation) -> Void,
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> CheckReport<G.Value, Failure> {
    let run = CheckRun<G, Failure>(generator, plan, store: store, now: now, coding: coding)
    func observe(
      _ value: G.Value,
      _ source: ChoiceSource,
      _ origin: String
    ) -> Verdict<Failure> {
      let verdict = property(value, source)
      onCase(CheckObservation(value, source, verdict, of: plan.property, origin: origin))
      return verdict
    }
    run.runSaved(shouldStop: shouldStop, onEvent: onEvent) { observe($0, $1, "saved case") }
    while let size = run.nextBatch() {
      run.search(size, shouldStop: shouldStop, onEvent: onEvent) {
        observe($0, $1, "case \(run.watch.begun - 1) of seed \(plan.seed)")
      }
    }
    run.shrinkAll(onEvent: onEvent) { start, failure in
      let onProgress = { onEvent(.simplified(failure, $0)) }
      return shrink(start, failure, run.passing, shouldStop, onProgress, property)
    }
    return run.finish()
  }
}
