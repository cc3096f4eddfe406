import WidgetModel

/// The inputs of a run are the stimuli of its scenario.
struct StimuliPlayed: HarnessClause {
  enum Situation: String, ClauseWord {
    case placed = "a widget was placed"
    case single = "a stimulus came once"
    case repeated = "a repeated stimulus came"
    case clockMoved = "the clock was moved"
  }

  enum Violation: String, ClauseWord {
    case leftOut = "left out"
    case notOwed = "not due"
    case otherClock = "other clock"
    case otherEnd = "other end"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-03.runtime",
    title: "each stimulus comes at its turn",
    statement: """
      A run's inputs are the stimuli of its scenario: each repetition comes at its instant, and \
      those of one instant come in the order of the workload. Only stimuli move the clock, which \
      otherwise advances with time, and the run ends when its length is over.
      """,
    level: .exception(
      .required,
      because: "the project promises it: a verdict applies to the scenario that it names"
    ),
    party: .runtime,
    rule: .lw03,
    observes: []
  )
}
