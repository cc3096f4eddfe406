import WidgetModel

/// A clause judged by two runs: that of a scenario, and that of the transformed scenario.
///
/// The module `Relations`, which clauses cannot import, compares them; the code that runs the
/// subject counts the result. The checker itself observes nothing.
protocol RelationClause: ClauseChecker where Violation == RelationViolation {}

/// The kind of the second run's first difference.
enum RelationViolation: String, ClauseWord {
  case missing
  case additional
  case different
  /// A second run of the unchanged scenario already differs.
  case differsUnchanged = "differs unchanged"
}

extension RelationClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
