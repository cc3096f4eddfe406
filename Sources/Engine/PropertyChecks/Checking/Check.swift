import PropertyTesting

/// Tests a property to the end: runs saved cases, searches, confirms, shrinks and reports.
///
/// The phases follow each other: the saved cases of the store; the search; then for each distinct
/// failure its confirmation and its shrink, and the same for failures that were met only on the way.
/// What comes out says what was done and never more: a run that judged nothing has not passed.
///
/// ```swift
/// let lists = Integers(in: -1000...1000).list(count: 0...30)
/// let check = Check<_, String>(lists, plan: CheckPlan(property: "reversed twice"))
/// let report = check.run { list, source in
///   source.label("empty", if: list.isEmpty)
///   return list.reversed().reversed() == list ? .passed : .failed(["changed"])
/// }
/// ```
///
/// Equal plans give equal reports, unless a store or a clock comes in. Texts of failures are kept in the
/// store, so a failure should describe itself in the same way each time.
public struct Check<G: Generator, Failure: Hashable & Comparable & Sendable> {
  /// What makes the cases.
  public let generator: G

  /// What to do.
  public var plan: CheckPlan

  /// Creates a check.
  public init(_ generator: G, plan: CheckPlan, failure: Failure.Type = Failure.self) {
    self.generator = generator
    self.plan = plan
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - store: Where failing cases are kept between runs.
  ///   - now: Reads a clock that never goes back; without it no time is looked at.
  ///   - shouldStop: Asked before each case and each step of a shrink; true ends the check with what it
  ///     has.
  ///   - onEvent: Told about failures and progress at once.
  ///   - property: Judges a value. It may note labels, numbers and goals in the source and reject the
  ///     case, but must draw nothing from it.
  /// - Returns: What was found.
  @inlinable
  public func run(
    store: (any CaseStore)? = nil,
    now: (() -> Duration)? = nil,
    shouldStop: () -> Bool = { false },
    onEvent: (CheckEvent<Failure>) -> Void = { _ in },
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> CheckReport<G.Value, Failure> {
    let run = CheckRun<G, Failure>(generator, plan, store: store, now: now)
    run.runSaved(shouldStop: shouldStop, onEvent: onEvent, property: property)
    while let size = run.nextBatch() {
      run.search(size, shouldStop: shouldStop, onEvent: onEvent, property: property)
    }
    run.shrinkAll(onEvent: onEvent) { start, failure in
      let onProgress = { onEvent(.simplified(failure, $0)) }
      return shrink(start, failure, run.passing, shouldStop, onProgress, property)
    }
    return run.finish()
  }

  /// Runs one case, and nothing else: nothing is searched, shrunk, required or kept.
  ///
  /// - Parameters:
  ///   - choices: The choices of the case; they are repaired where the generator has changed.
  ///   - property: Judges the value.
  /// - Returns: The report of one case.
  public func replay(
    _ choices: ChoiceSequence,
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> CheckReport<G.Value, Failure> {
    var plan = plan
    plan.requirements = []
    plan.goals = []
    let run = CheckRun<G, Failure>(generator, plan, store: nil, now: nil)
    run.replay(choices, property: property)
    return run.finish()
  }

  @inlinable
  func shrink(
    _ start: [UInt64],
    _ failure: Failure,
    _ passing: [[UInt64]],
    _ shouldStop: () -> Bool,
    _ onProgress: (ShrinkProgress) -> Void,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> (ShrinkResult<G.Value, Failure>, Explanation<G.Value>?) {
    withoutActuallyEscaping(property) { property in
      let notes = ChoiceSource()
      let shrinker = Shrinker<G, Failure>(
        generator: generator,
        budget: plan.shrinkBudget,
        confirmations: plan.confirmations
      ) { value in
        notes.beginSimplest()
        return property(value, notes)
      }
      let result = shrinker.shrink(
        start,
        keeping: failure,
        passing: passing,
        shouldStop: shouldStop,
        onProgress: onProgress
      )
      guard result.end == .minimal, plan.explanationBudget > 0 else { return (result, nil) }
      let budget = plan.explanationBudget
      return (result, shrinker.explain(result.values, keeping: failure, budget: budget))
    }
  }
}

/// What happens in a check while it runs.
public enum CheckEvent<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// A failure was met for the first time.
  case found(Failure, CheckOrigin)

  /// A simpler case of a failure was found.
  case simplified(Failure, ShrinkProgress)
}
