import PropertyTesting

/// Counts the cases of one sequential run, and decides when its search ends early.
@usableFromInline
final class CaseMonitor {
  @usableFromInline let plan: CheckPlan
  @usableFromInline let now: (() -> Duration)?
  private let start: Duration

  /// The number of cases begun in this run, without saved ones.
  @exclusivity(unchecked) @usableFromInline var begun = 0

  /// The number of cases judged in this run, without saved ones.
  @exclusivity(unchecked) @usableFromInline var judged = 0

  private var tooLarge = 0

  private(set) var choiceLimit = 0

  @exclusivity(unchecked) @usableFromInline var failureCount = 0

  private(set) var goals: GoalTally

  private(set) var end: SearchEnd?

  @usableFromInline
  init(_ plan: CheckPlan, now: (() -> Duration)?) {
    self.plan = plan
    self.now = now
    start = now?() ?? .zero
    goals = GoalTally(declared: plan.goals)
  }

  @inlinable
  func sawCase(_ source: ChoiceSource) {
    begun += 1
    if source.isRejected { sawRejected(source) }
  }

  @usableFromInline
  func sawRejected(_ source: ChoiceSource) {
    // Count only the rejections that the choice limit caused.
    guard source.count == source.choiceLimit else { return }
    tooLarge += 1
    choiceLimit = source.choiceLimit
  }

  @usableFromInline
  func sawGoals(_ source: ChoiceSource) { goals.add(source) }

  @inlinable
  func shouldEnd(_ isAsked: Bool) -> Bool {
    // Almost every case ends here. The discard rule is checked once in 64 cases.
    guard isAsked || failureCount > 0 || begun & 63 == 63 || now != nil else { return false }
    return end(isAsked)
  }

  @usableFromInline
  func end(_ isAsked: Bool) -> Bool {
    if isAsked {
      end = .interrupted
    } else if failureCount >= plan.failureLimit {
      end = .failureLimit
    } else if begun & 63 == 63, DiscardRule.givesUp(judged: judged, of: begun) {
      end = .tooManyDiscards
    } else if let limit = plan.timeLimit, let now, now() - start >= limit {
      end = .timeLimit
    }
    return end != nil
  }

  func health() -> [HealthProblem] {
    var problems: [HealthProblem] = []
    if DiscardRule.givesUp(judged: judged, of: begun) {
      problems.append(.tooManyDiscards(judged: judged, discarded: begun - judged))
    }
    // A tenth of the cases, as in the documentation of ``HealthProblem``.
    if tooLarge > 0, tooLarge * 10 >= begun {
      problems.append(.tooLarge(cases: tooLarge, of: begun, choiceLimit: choiceLimit))
    }
    if end == .timeLimit, begun * 10 < plan.cases, let limit = plan.timeLimit {
      problems.append(.tooSlow(cases: begun, wanted: plan.cases, limit: limit))
    }
    return problems
  }
}

/// The reason why a search ended before all its cases were run.
public enum SearchEnd: String, Hashable, Sendable {
  case interrupted

  case failureLimit

  /// Almost no case was valid.
  case tooManyDiscards

  case timeLimit
}
