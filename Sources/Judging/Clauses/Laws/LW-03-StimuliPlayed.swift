import WidgetModel

/// The inputs of a run are the stimuli of its scenario.
///
/// The code that plays scenarios checks and counts this; the checker itself observes nothing.
struct StimuliPlayed: HarnessClause {
  enum Situation: String, ClauseWord {
    case placed = "a widget was placed"
    case single = "a stimulus came once"
    case repeated = "a repeated stimulus came"
    case clockMoved = "the clock was moved"
  }

  enum Violation: String, ClauseWord {
    case leftOut = "left out"
    case notOwed = "not owed"
    case otherClock = "other clock"
    case otherEnd = "other end"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-03.runtime",
    title: "each stimulus comes in its turn",
    statement: """
      The inputs of a run are the stimuli of its scenario, each repetition at its instant and those of one \
      instant in the order of the workload; the clock goes with time and is moved by nothing else, and the run ends \
      at its length.
      """,
    level: .exception(
      .required,
      because: "the project promises it: a verdict is about the scenario that it names"
    ),
    party: .runtime,
    rule: .lw03,
    observes: []
  )
}
