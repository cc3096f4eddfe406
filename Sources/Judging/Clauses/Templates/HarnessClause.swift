import WidgetModel

/// A clause that says what the harness itself owes to a scenario.
///
/// It is judged where the harness's own runtime is run, by whoever plays the scenario; the checker observes nothing.
/// Of any other subject a case in which it is broken is undecided: no subject answers for the harness.
protocol HarnessClause: ClauseChecker {}

extension HarnessClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
