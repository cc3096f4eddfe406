import WidgetModel

/// The date of the start affects only dates.
///
/// `ShiftedStart` of the module `Relations` compares the runs.
struct StartDateFree: RelationClause {
  enum Situation: String, ClauseWord {
    case dated = "something came due by its date"
    case undated = "nothing came due by a date"
    case leftOut = "not compared: the dates cannot be shifted alike"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-01.runtime",
    title: "the date of the start changes nothing but dates",
    statement: """
      A run that begins whole days later has the same events at the same instants, and its wall dates \
      are as much later.
      """,
    level: .exception(
      .required,
      because: """
        no fact names a date at which the platform behaves differently, and the semantics of the reference use \
        only the time between dates
        """
    ),
    party: .runtime,
    rule: .rl01,
    facts: [.tl11, .tl19, .tl21],
    observes: []
  )
}
