import WidgetModel

/// A clause about the harness's own obligations to a scenario.
///
/// The code that plays it judges the clause for the harness's own runtime; the checker observes
/// nothing. With other subjects, which are not responsible, a violation is undecided.
protocol HarnessClause: ClauseChecker {}

extension HarnessClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
