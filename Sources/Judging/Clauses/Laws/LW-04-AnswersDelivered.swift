import WidgetModel

/// The answers of a run are those of its scripts.
struct AnswersDelivered: HarnessClause {
  enum Situation: String, ClauseWord {
    case timeline = "a timeline came as scripted"
    case entry = "an entry came as scripted"
    case value = "a control's value came as scripted"
    case returned = "an intent returned as scripted"
    case threw = "an error came as scripted"
    case diedBefore = "a process died before its answer"
  }

  static let optional: [Situation] = [.value]

  enum Violation: String, ClauseWord {
    case notGiven = "not given"
    case givenOtherwise = "given differently"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-04.runtime",
    title: "each scripted answer arrives",
    statement: """
      Each answer that a widget's script gives to a request arrives at its instant, with its \
      dates, policy, value and memory, unless the process that was to give it has died. No other \
      answer arrives.
      """,
    level: .exception(
      .required,
      because: "the project promises it: a verdict applies to the scripts that its scenario names"
    ),
    party: .runtime,
    rule: .lw04,
    observes: []
  )
}
