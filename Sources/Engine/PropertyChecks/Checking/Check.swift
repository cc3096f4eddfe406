import PropertyTesting

/// Tests a property: runs saved cases, searches, confirms, shrinks and reports.
///
/// The phases are: the saved cases of the store; the search; then the confirmation and shrink of
/// each distinct failure, including failures that only shrinking met. A run that judged no case has
/// not passed.
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
/// Equal plans give equal reports, unless there is a store or a clock. The store keeps the
/// descriptions of failures, so a failure should always describe itself in the same way.
public struct Check<G: Generator, Failure: Hashable & Comparable & Sendable> {
  /// The generator of the cases.
  public let generator: G

  /// The plan of the check.
  public var plan: CheckPlan

  /// The text form of values in saved cases; without one they are saved by their choices alone.
  public var coding: ValueCoding<G.Value>?

  /// Creates a check.
  public init(_ generator: G, plan: CheckPlan, failure: Failure.Type = Failure.self) {
    self.generator = generator
    self.plan = plan
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - store: The store of failing cases.
  ///   - now: Reads a monotonic clock; without it there is no time limit.
  ///   - shouldStop: Called before each case and each shrink step; true ends the check.
  ///   - onEvent: Receives failures and progress at once.
  ///   - property: Judges a value. It may record labels, numbers and goals in the source and reject
  ///     the case, but must not draw from it.
  /// - Returns: The report.
  @inlinable
  public func run(
    store: (any CaseStore)? = nil,
    now: (() -> Duration)? = nil,
    shouldStop: () -> Bool = { false },
    onEvent: (CheckEvent<Failure>) -> Void = { _ in },
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> CheckReport<G.Value, Failure> {
    let run = CheckRun<G, Failure>(generator, plan, store: store, now: now, coding: coding)
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

  /// Runs one case only, without search, shrinking, requirements or store; repairs old choices.
  public func replay(
    _ choices: ChoiceSequence,
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> CheckReport<G.Value, Failure> {
    var plan = plan
    plan.requirements = []
    plan.goals = []
    let run = CheckRun<G, Failure>(generator, plan, store: nil, now: nil, coding: nil)
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
  ) -> ShrunkFailure<G.Value, Failure> {
    withoutActuallyEscaping(property) { property in
      // A separate source receives the notes of shrink runs, which do not count.
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
      if case .flaky = result.end {
        let difference = difference(of: result.values, failure, property)
        return ShrunkFailure(result: result, explanation: nil, difference: difference)
      }
      guard result.end == .minimal, plan.explanationBudget > 0 else {
        return ShrunkFailure(result: result, explanation: nil, difference: nil)
      }
      let budget = plan.explanationBudget
      return ShrunkFailure(
        result: result,
        explanation: shrinker.explain(result.values, keeping: failure, budget: budget),
        difference: nil
      )
    }
  }
}

/// An event during a check.
public enum CheckEvent<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// A failure was found for the first time.
  case found(Failure, CheckOrigin)

  /// A simpler case of a failure was found.
  case simplified(Failure, ShrinkProgress)
}

/// One failure after its shrink, with what was found out about it.
@usableFromInline
struct ShrunkFailure<Value, Failure: Hashable & Comparable & Sendable> {
  let result: ShrinkResult<Value, Failure>
  let explanation: Explanation<Value>?
  let difference: FlakyDifference?

  @usableFromInline
  init(
    result: ShrinkResult<Value, Failure>,
    explanation: Explanation<Value>?,
    difference: FlakyDifference?
  ) {
    self.result = result
    self.explanation = explanation
    self.difference = difference
  }
}
