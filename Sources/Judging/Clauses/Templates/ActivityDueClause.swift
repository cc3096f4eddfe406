import WidgetModel

/// A clause by which something becomes due of a Live Activity, in time or by what happened to it.
protocol ActivityDueClause: ClauseChecker {
  /// What was told to be overdue.
  var watch: ActivityMonitor { get set }

  /// Since when something is due of an activity, by an instant and what the phone's clock shows then; `nil` where
  /// nothing is.
  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant?

  /// Judges an event, after it was told what is overdue by then.
  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// What is wrong with an activity of which something was due.
  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation>
}

extension ActivityDueClause {
  mutating func begin(_ state: ObservedState) { watch.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, event.wallBefore, check)
    judge(event, check)
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check.state.wall, check) }

  private mutating func look(_ now: Instant, _ wall: WallDate, _ check: ClauseCheck<Self>) {
    let state = check.state
    watch.look(state, at: now, due: { Self.due(of: $0, now, wall, state) }) { activity, due in
      let overdue = Self.overdue(activity, at: now)
      check.violated(
        overdue.violation,
        comparing: state.overdue(overdue.word, now - due, at: now),
        overdue.message
      )
    }
  }
}
