import WidgetModel

/// A widget is no concern of another one's.
///
/// The runs are compared by `WidgetTakenOut` of the module `Relations`, which clauses cannot import:
/// whoever runs the subject runs it once more and counts for this clause what comes of it. The checker itself
/// observes nothing.
struct WidgetsIndependent: ClauseChecker {
  enum Situation: String, CaseIterable {
    case served = "the widget had been reloaded"
    case idle = "the widget had not been reloaded"
    case leftOut = "not compared: widgets share a budget"
  }

  static let optional: [Situation] = [.leftOut]

  enum Violation: String, CaseIterable {
    case missing
    case additional
    case different
  }

  static let clause = Clause(
    Self.self,
    id: "RL-04.runtime",
    title: "a widget taken out leaves the others as they are",
    statement: """
      Where widgets share no budget, taking one out, with its placements and what happens to them, leaves the \
      events of the others as they are.
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

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
