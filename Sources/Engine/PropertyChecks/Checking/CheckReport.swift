import PropertyTesting

/// What came out of a check.
public struct CheckReport<Value, Failure: Hashable & Comparable & Sendable> {
  /// What was to be done.
  public let plan: CheckPlan

  /// Each distinct failure: those of saved cases, then those of the search in the order of their first
  /// case, then those that were met only while another one was shrunk.
  public internal(set) var failures: [CheckedFailure<Value, Failure>] = []

  /// The cases that were judged, saved ones included.
  public internal(set) var judged = 0

  /// The cases that the search judged: what statistics and shares are about.
  public internal(set) var judgedInSearch = 0

  /// The cases that were discarded, saved ones included.
  public internal(set) var discarded = 0

  /// The cases that were not run because the same had been run before, and no other was found.
  public internal(set) var repeated = 0

  /// Whether the cases were the whole domain, counted and run.
  public internal(set) var isExhaustive = false

  /// Why the search ended before all its cases were run; nil if it did not.
  public internal(set) var searchEnd: SearchEnd?

  /// What the property noted about the judged cases of the search.
  public internal(set) var statistics = Statistics()

  /// How often each goal was reached.
  public internal(set) var goals = GoalTally()

  /// What the numbers say about each requirement, in the order of the plan.
  public internal(set) var coverage: [CoverageVerdict] = []

  /// Why the cases are worth little, if they are.
  public internal(set) var health: [HealthProblem] = []

  /// What became of the saved cases.
  public internal(set) var saved = SavedCasesReport()

  init(plan: CheckPlan) { self.plan = plan }

  /// All cases run.
  public var cases: Int { judged + discarded }

  /// What the whole comes to: the first of the outcomes that holds, in their order.
  public var outcome: CheckOutcome {
    if failures.contains(where: { $0.rate == nil }) { return .failed }
    if !failures.isEmpty { return .flaky }
    if searchEnd == .interrupted { return .interrupted }
    if !health.isEmpty { return .unhealthy }
    if judged == 0 { return .nothingTested }
    if !coverage.allSatisfy(\.isAcceptable) { return .insufficientCoverage }
    return goals.unreached.isEmpty ? .passed : .goalNotReached
  }
}

extension CheckReport: Sendable where Value: Sendable {}

/// What a check comes to; one of these is a pass.
public enum CheckOutcome: String, Hashable, Sendable, CaseIterable {
  /// A failure was found, and showed each time.
  case failed

  /// A failure was found that did not show each time.
  case flaky

  /// The check was stopped before it found anything.
  case interrupted

  /// Something is wrong with the cases themselves.
  case unhealthy

  /// Not a single case was judged.
  case nothingTested

  /// A label covers too small a share of the cases.
  case insufficientCoverage

  /// A goal was not reached by any case.
  case goalNotReached

  /// Cases were judged, none failed, and all that was asked for was seen.
  case passed
}

/// One distinct failure of a check.
public struct CheckedFailure<Value, Failure: Hashable & Comparable & Sendable> {
  /// What failed.
  public let failure: Failure

  /// How it was met.
  public let origin: CheckOrigin

  /// The first value that failed.
  public let first: Value

  /// The choices of the first value.
  public let firstChoices: ChoiceSequence

  /// The simplest value that failed.
  public let minimal: Value

  /// The choices of the simplest value; as text they replay it.
  public let choices: ChoiceSequence

  /// Why shrinking ended; nil when the case was only replayed.
  public let end: ShrinkEnd?

  /// How often the property was called to confirm and to shrink.
  public let calls: Int

  /// How many simplifications were accepted.
  public let steps: Int

  /// Which choices of the minimum may vary; nil unless it is one and the plan asks for it.
  public let explanation: Explanation<Value>?

  /// How often it showed in how many runs of the same choices; nil if it showed each time.
  public var rate: (shown: Int, runs: Int)? {
    if case .flaky(let shown, let runs) = end { (shown, runs) } else { nil }
  }
}

extension CheckedFailure: Sendable where Value: Sendable {}

/// How a failure was met.
public enum CheckOrigin: Hashable, Sendable {
  /// By the saved case of that name.
  case saved(String)
  /// By the case of that index.
  case search(caseIndex: Int)
  /// While another failure was being shrunk.
  case shrinking
  /// By choices that the caller gave.
  case replay
}

/// What became of the saved cases of a property.
public struct SavedCasesReport: Hashable, Sendable {
  /// The saved cases that were run.
  public internal(set) var replayed = 0

  /// The names of those that pass now, and were removed.
  public internal(set) var fixed: [String] = []

  /// The names of those whose value is not valid any more; they are kept while there is room.
  public internal(set) var discarded: [String] = []

  /// What went wrong in the store.
  public internal(set) var problems: [CaseStoreProblem] = []
}
