import WidgetModel

/// A clock that is moved there and back changes nothing.
///
/// `ClockThereAndBack` of the module `Relations` compares the runs.
struct ClockReturnUnnoticed: RelationClause {
  enum Situation: String, ClauseWord {
    case atOnce = "moved back and forth at one instant"
    case forAWhile = "moved back, and forth after a while"
    case leftOut = "not compared: the budget goes by the wall clock, or dates saturate"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-02.runtime",
    title: "a clock moved there and back changes nothing",
    statement: """
      Where nothing happens in between, a clock that is set back and forth again by as much leaves all other \
      events as they are: what was passed does not come due again, and instants do not go by the clock.
      """,
    level: .exception(
      .required,
      because: """
        the semantics of the reference settle it: budgets, deadlines and back-offs go by monotonic time, and \
        what was shown is not taken back
        """
    ),
    party: .runtime,
    rule: .rl02,
    facts: [.tl11, .tl12],
    observes: []
  )
}
