import WidgetModel

// The model is the module `Oracle`, which clauses cannot import: the code that runs the subject
// consults it and counts the results for this clause. The checker itself observes nothing.
/// A runtime does what a second model of the platform computes, and nothing else.
struct DueIsDone: ClauseChecker {
  enum Situation: String, ClauseWord {
    case dueOnInput = "due on an input"
    case dueInTime = "due by time alone"
    case nothingDue = "nothing due on an input"
  }

  enum Violation: String, ClauseWord {
    case missing
    case unfounded
    case different
    case late
    case early
    case disordered = "out of order"
  }

  static let clause = Clause(
    Self.self,
    id: "OR-01.runtime",
    title: "everything that is due happens, and nothing else",
    statement: """
      After each input, and whenever time alone causes something, the runtime does what a second \
      model of the platform computes from the run's history, and nothing else.
      """,
    level: .exception(
      .required,
      because:
        "the reference and its mutants are judged exactly; other subjects only with `--exact`"
    ),
    party: .runtime,
    rule: .or01,
    observes: []
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
