import WidgetModel

/// What happens does not depend on how long the run lasts.
///
/// The runs are compared by `PrefixOfRun` of the module `Relations`, which clauses cannot import:
/// whoever runs the subject runs it once more and counts for this clause what comes of it. The checker itself
/// observes nothing.
struct PrefixStays: ClauseChecker {
  enum Situation: String, CaseIterable {
    case underWay = "cut while a request was under way"
    case settled = "cut while no request was under way"
  }

  enum Violation: String, CaseIterable {
    case missing
    case additional
    case different
  }

  static let clause = Clause(
    Self.self,
    id: "RL-05.runtime",
    title: "a shorter run is the beginning of the longer one",
    statement: """
      A run that is cut short has the events of the longer one up to there: what happens depends neither on the \
      future nor on a run before.
      """,
    level: .exception(
      .required,
      because: "the project promises it, for without it no scenario could be replayed or shrunk"
    ),
    party: .runtime,
    rule: .rl05,
    observes: []
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
