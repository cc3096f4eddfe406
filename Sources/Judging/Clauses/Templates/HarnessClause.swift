import WidgetModel

/// A clause about the harness's own obligations to a scenario.
///
/// The code that plays a scenario judges it, where the harness runs its own runtime; the checker
/// observes nothing. With any other subject a violation is undecided, because no subject is
/// responsible for the harness.
protocol HarnessClause: ClauseChecker {}

extension HarnessClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
