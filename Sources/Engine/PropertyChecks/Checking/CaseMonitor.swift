import PropertyTesting

/// What a search has come to so far, and whether it should end.
///
/// It belongs to one run, which is sequential. It sees each case twice: when it has been made, and when
/// it has been judged.
@usableFromInline
final class CaseMonitor {
  @usableFromInline let plan: CheckPlan
  @usableFromInline let now: (() -> Duration)?
  private let start: Duration

  /// The cases begun in this run, saved ones excepted.
  @exclusivity(unchecked) @usableFromInline var begun = 0

  /// The cases judged in this run, saved ones excepted.
  @exclusivity(unchecked) @usableFromInline var judged = 0

  /// The cases that had too many choices.
  private var tooLarge = 0

  /// The number of choices that a source takes.
  private(set) var choiceLimit = 0

  /// The distinct failures seen.
  @exclusivity(unchecked) @usableFromInline var failureCount = 0

  /// The goals of the run.
  private(set) var goals: GoalTally

  /// Why the search ended early, if it did.
  private(set) var end: SearchEnd?

  @usableFromInline
  init(_ plan: CheckPlan, now: (() -> Duration)?) {
    self.plan = plan
    self.now = now
    start = now?() ?? .zero
    goals = GoalTally(declared: plan.goals)
  }

  /// Looks at a case that was just made.
  @inlinable
  func sawCase(_ source: ChoiceSource) {
    begun += 1
    if source.isRejected { sawRejected(source) }
  }

  @usableFromInline
  func sawRejected(_ source: ChoiceSource) {
    guard source.count == source.choiceLimit else { return }
    tooLarge += 1
    choiceLimit = source.choiceLimit
  }

  /// Looks at a case that was just judged and not discarded.
  @usableFromInline
  func sawGoals(_ source: ChoiceSource) { goals.add(source) }

  /// Whether the search should end before its next case.
  @inlinable
  func shouldEnd(_ isAsked: Bool) -> Bool {
    // Almost every case ends here.
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

  /// What is wrong with the cases that were made.
  func health() -> [HealthProblem] {
    var problems: [HealthProblem] = []
    if DiscardRule.givesUp(judged: judged, of: begun) {
      problems.append(.tooManyDiscards(judged: judged, discarded: begun - judged))
    }
    if tooLarge > 0, tooLarge * 10 >= begun {
      problems.append(.tooLarge(cases: tooLarge, of: begun, choiceLimit: choiceLimit))
    }
    if end == .timeLimit, begun * 10 < plan.cases, let limit = plan.timeLimit {
      problems.append(.tooSlow(cases: begun, wanted: plan.cases, limit: limit))
    }
    return problems
  }
}

/// Why a search ended before all its cases were run.
public enum SearchEnd: String, Hashable, Sendable {
  /// The caller asked to stop.
  case interrupted

  /// There were more distinct failures than anybody wants to read.
  case failureLimit

  /// Almost no case was valid.
  case tooManyDiscards

  /// The time was spent.
  case timeLimit
}
