import PropertyTesting

/// The result of a check.
public struct CheckReport<Value, Failure: Hashable & Comparable & Sendable> {
  /// The plan that was carried out.
  public let plan: CheckPlan

  /// Each distinct failure: first those of saved cases, then those of the search by their first
  /// case, then those that only shrinking found.
  public internal(set) var failures: [CheckedFailure<Value, Failure>] = []

  /// The number of judged cases, including saved ones.
  public internal(set) var judged = 0

  /// The number of cases that the search judged, to which statistics and shares refer.
  public internal(set) var judgedInSearch = 0

  /// The number of discarded cases, including saved ones.
  public internal(set) var discarded = 0

  /// The number of cases skipped because only repetitions of earlier cases were found.
  public internal(set) var repeated = 0

  /// True if the search enumerated and ran the whole domain.
  public internal(set) var isExhaustive = false

  /// The reason why the search ended early; nil if it did not.
  public internal(set) var searchEnd: SearchEnd?

  /// The labels and numbers of the cases judged in the search.
  public internal(set) var statistics = Statistics()

  /// The number of times that each goal was reached.
  public internal(set) var goals = GoalTally()

  /// The verdict on each requirement, in the order of the plan.
  public internal(set) var coverage: [CoverageVerdict] = []

  /// The problems that make the cases unreliable evidence.
  public internal(set) var health: [HealthProblem] = []

  /// The results of the saved cases.
  public internal(set) var saved = SavedCasesReport()

  init(plan: CheckPlan) { self.plan = plan }

  /// The number of judged and discarded cases.
  public var cases: Int { judged + discarded }

  /// The overall outcome: the first one that applies, in declaration order.
  public var outcome: CheckOutcome {
    // The order matters: a failure outweighs every other reason not to pass.
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

/// The outcome of a check, of which only ``passed`` is a success.
public enum CheckOutcome: String, Hashable, Sendable, CaseIterable {
  /// A failure was found and is reproducible.
  case failed

  /// A failure was found that did not show every time.
  case flaky

  /// The check was stopped before it found anything.
  case interrupted

  /// The generated cases have a problem.
  case unhealthy

  case nothingTested

  /// A label covers too small a share of the cases.
  case insufficientCoverage

  /// No case reached some goal.
  case goalNotReached

  /// Cases were judged, none failed, and all requirements and goals were met.
  case passed
}

/// One distinct failure of a check.
public struct CheckedFailure<Value, Failure: Hashable & Comparable & Sendable> {
  /// The failure.
  public let failure: Failure

  /// The origin of the failure.
  public let origin: CheckOrigin

  /// The first value that failed.
  public let first: Value

  /// The choices of the first value.
  public let firstChoices: ChoiceSequence

  /// The simplest value that failed.
  public let minimal: Value

  /// The choices of the simplest value; their text replays it.
  public let choices: ChoiceSequence

  /// The reason why shrinking ended; nil if the case was only replayed.
  public let end: ShrinkEnd?

  /// True if all simpler cases of the domain were run and none of them fails in this way.
  public let isLeast: Bool

  /// The number of simpler neighbors that are known to pass; nil unless locally minimal.
  public let neighbors: Int?

  /// The kinds of change that were tried on the simplest value; empty unless locally minimal.
  public let changes: [ShrinkChange]

  /// The number of property calls for confirmation and shrinking.
  public let calls: Int

  /// The number of accepted simplifications.
  public let steps: Int

  /// The choices of the minimum that may vary; nil unless it is locally minimal and the plan asks for it.
  public let explanation: Explanation<Value>?

  /// The step in which runs of a flaky failure differ; nil unless one was observed.
  public let difference: FlakyDifference?

  /// The failures among the confirmation runs of a flaky failure; nil if it is reproducible.
  public var rate: (shown: Int, runs: Int)? {
    if case .flaky(let shown, let runs) = end { (shown, runs) } else { nil }
  }
}

extension CheckedFailure: Sendable where Value: Sendable {}

/// The origin of a failure.
public enum CheckOrigin: Hashable, Sendable {
  /// The saved case with that name.
  case saved(String)
  /// The value of the saved case with that name, which its choices no longer make.
  case savedValue(String)
  /// The search case with that index.
  case search(caseIndex: Int)
  case shrinking
  /// Choices that the caller passed in.
  case replay
}

/// The results of a property's saved cases.
public struct SavedCasesReport: Hashable, Sendable {
  /// The number of saved cases that were run.
  public internal(set) var replayed = 0

  /// The names of those that now pass and were removed.
  public internal(set) var fixed: [String] = []

  /// The names of those whose choices now make a different value.
  public internal(set) var changed: [String] = []

  /// The names of those that are now discarded; they are kept while there is room.
  public internal(set) var discarded: [String] = []

  /// The problems of the store.
  public internal(set) var problems: [CaseStoreProblem] = []
}
