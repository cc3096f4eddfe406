import WidgetModel

/// Each event of a run names its cause.
struct CausesNamed: HarnessClause {
  enum Situation: String, ClauseWord {
    case byInput = "by the input being handled"
    case byID = "by the event that an id names"
    case byTime = "by time alone"
  }

  enum Violation: String, ClauseWord {
    case otherCause = "other cause"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-05.runtime",
    title: "each event names its cause",
    statement: """
      Each event of a run names as its cause the event that one of its ids names, or the input \
      being handled, or none if time alone caused it.
      """,
    level: .exception(
      .required,
      because: "the project promises it: reports and clauses follow causes from event to event"
    ),
    party: .runtime,
    rule: .lw05,
    observes: []
  )
}
