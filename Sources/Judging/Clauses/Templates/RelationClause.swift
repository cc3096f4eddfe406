import WidgetModel

/// A clause that two runs judge: that of a scenario, and that of the same scenario transformed.
///
/// The module `Relations`, which clauses cannot import, compares them: whoever runs the subject runs it once
/// more, and counts for the clause what comes of it. The checker itself observes nothing.
protocol RelationClause: ClauseChecker where Violation == RelationViolation {}

/// How the second run differs first.
enum RelationViolation: String, ClauseWord {
  case missing
  case additional
  case different
  /// The same scenario differs already when it is run again as it was.
  case differsUnchanged = "differs unchanged"
}

extension RelationClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
