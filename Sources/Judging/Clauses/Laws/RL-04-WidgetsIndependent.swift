import WidgetModel

// `WidgetTakenOut` of the module `Relations` compares the runs.
/// A widget does not affect another one.
struct WidgetsIndependent: RelationClause {
  enum Situation: String, ClauseWord {
    case served = "the widget had been reloaded"
    case idle = "the widget had not been reloaded"
    case leftOut = "not compared: widgets share a budget, or a tap after which calls are ignored"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-04.runtime",
    title: "removing a widget from a scenario affects no other",
    statement: """
      If widgets share no budget, removing one from the scenario, with its placements and what \
      happens to them, leaves the events of the others unchanged, except for where they are \
      presented (RV-09, RV-12) and for calls ignored after a tap on it opened the app (RB-14).
      """,
    level: .exception(
      .required,
      because: """
        no fact lets a widget's reloads, answers or failures affect another widget, except through \
        a shared budget
        """
    ),
    party: .runtime,
    rule: .rl04,
    facts: [.rb06],
    observes: []
  )
}
