import WidgetModel

// `ClockThereAndBack` of the module `Relations` compares the runs.
/// A clock that is moved there and back changes nothing.
struct ClockReturnUnnoticed: RelationClause {
  enum Situation: String, ClauseWord {
    case atOnce = "set back and forward at one instant"
    case forAWhile = "set back, and forward after a while"
    case leftOut = "not compared: the budget follows the wall clock, or dates saturate"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-02.runtime",
    title: "a clock moved there and back changes nothing",
    statement: """
      If nothing happens in between, setting the clock back and then forward by as much changes no \
      other event.
      """,
    level: .exception(
      .required,
      because: """
        the reference's semantics imply it: budgets, deadlines and back-offs follow monotonic \
        time, and what was shown is not taken back
        """
    ),
    party: .runtime,
    rule: .rl02,
    facts: [.tl11, .tl12],
    observes: []
  )
}
