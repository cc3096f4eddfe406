import WidgetModel

// `ShiftedStart` of the module `Relations` compares the runs.
/// The start date affects only dates.
struct StartDateFree: RelationClause {
  enum Situation: String, ClauseWord {
    case dated = "something came due at its date"
    case undated = "nothing came due at a date"
    case leftOut = "not compared: the dates cannot be shifted alike"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-01.runtime",
    title: "the start date affects only dates",
    statement: """
      A run that starts whole days later has the same events at the same instants, with wall dates \
      that are later by as much.
      """,
    level: .exception(
      .required,
      because: """
        no fact names a date at which the platform behaves differently, and the reference's \
        semantics use only the time between dates
        """
    ),
    party: .runtime,
    rule: .rl01,
    facts: [.tl11, .tl19, .tl21],
    observes: []
  )
}
