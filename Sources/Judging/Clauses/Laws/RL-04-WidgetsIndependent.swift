import WidgetModel

/// A widget does not affect another one.
///
/// `WidgetTakenOut` of the module `Relations` compares the runs.
struct WidgetsIndependent: RelationClause {
  enum Situation: String, ClauseWord {
    case served = "the widget had been reloaded"
    case idle = "the widget had not been reloaded"
    case leftOut = "not compared: widgets share a budget, or a tap that deafens the system to calls"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-04.runtime",
    title: "a widget taken out leaves the others as they are",
    statement: """
      Where widgets share no budget, taking one out, with its placements and what happens to them, leaves the \
      events of the others as they are, but for where they are presented (RV-09, RV-12) and for calls that are not \
      heard after a tap on it opened the app (RB-14).
      """,
    level: .exception(
      .required,
      because: """
        no fact lets reloads, answers or failures of a widget touch another one but through a budget that they \
        share
        """
    ),
    party: .runtime,
    rule: .rl04,
    facts: [.rb06],
    observes: []
  )
}
