import WidgetModel

/// A clock that is moved there and back changes nothing.
///
/// The runs are compared by `ClockThereAndBack` of the module `Relations`, which clauses cannot import:
/// whoever runs the subject runs it once more and counts for this clause what comes of it. The checker itself
/// observes nothing.
struct ClockReturnUnnoticed: ClauseChecker {
  enum Situation: String, CaseIterable {
    case atOnce = "moved back and forth at one instant"
    case forAWhile = "moved back, and forth after a while"
    case leftOut = "not compared: the budget goes by the wall clock"
  }

  static let optional: [Situation] = [.leftOut]

  enum Violation: String, CaseIterable {
    case missing
    case additional
    case different
  }

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

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
