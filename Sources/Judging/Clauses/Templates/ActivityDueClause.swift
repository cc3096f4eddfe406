import WidgetModel

/// A clause that requires an effect on a Live Activity, because of time or of an event.
protocol ActivityDueClause: ClauseChecker {
  /// The activities already reported as overdue.
  var watch: ActivityMonitor { get set }

  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant?

  /// Judges an event, after overdue effects were reported.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation>
}

extension ActivityDueClause {
  mutating func begin(_ state: ObservedState) { watch.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, event.wallBefore, check)
    judge(event, check)
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    reportOverdue(check.now, check.state.wall, check)
  }

  private mutating func reportOverdue(_ now: Instant, _ wall: WallDate, _ check: ClauseCheck<Self>)
  {
    let state = check.state
    watch.reportOverdue(
      state,
      at: now,
      due: { Self.due(of: $0, now, wall, state) }
    ) { activity, due in
      let overdue = Self.overdue(activity, at: now)
      check.violated(
        overdue.violation,
        comparing: state.overdue(overdue.word, now - due, at: now),
        overdue.message
      )
    }
  }
}
