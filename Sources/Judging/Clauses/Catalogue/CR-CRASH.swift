import WidgetModel

extension Clause {
  /// Code survives what it is asked.
  static let codeSurvives = Clause(
    id: "CR-CRASH",
    title: "the code survives every request",
    statement: """
      The code of an extension neither traps nor ends its process, neither overflows its stack nor \
      its memory, and neither computes nor waits without end.
      """,
    level: .required,
    party: .provider,
    rule: .crCrash,
    situations: [
      ClauseSituation("survived"),
      ClauseSituation("crashed or hung", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .realCode,
    checker: { SurvivalChecker() }
  )
}

/// Counts what the code survived.
///
/// What it does not survive leaves no trace: the process that ran it tells nothing any more. Whoever
/// watches that process records the violation, in the second situation.
private struct SurvivalChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    tally.see(0)
  }
}
