import WidgetModel

/// The system ends an activity that reaches the age limit.
struct ActivityEndsWithAge: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case ofAge = "ended at the age limit"
    case younger = "ended earlier for another reason"
  }

  enum Violation: String, ClauseWord {
    case early
    case notEnded = "not ended"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-02.runtime",
    title: "the system ends an activity after eight hours",
    statement: """
      An activity ends when its app ends it, or otherwise when it reaches the age limit. It does \
      not end earlier unless its app, a push, a setting or the person ends it.
      """,
    party: .runtime,
    facts: [.la02],
    assumptions: [.as02],
    observes: EventKinds.activities,
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.activities(.changed(let id, .active))): watch.stopWaiting(for: id)
    case .effect(.activities(.changed(let id, .ended))):
      watch.stopWaiting(for: id)
      guard let activity = check.state.activity(id), activity.isRunning else { return }
      if activity.givenEnd != nil { return check.see(.younger) }
      let due = activity.started + check.profile.interval(.activityActiveLimit)
      if event.instant >= due { return check.see(.ofAge) }
      check.violated(
        .early,
        comparing: Comparison(
          expected: "ended at \(due)",
          actual: "ended at \(event.instant)",
          limit: check.state.limit(.activityActiveLimit, since: activity.started)
        ),
        "activity \(id.number) ended \(due - event.instant) before the age limit without a reason"
      )
    default: break
    }
  }

  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    guard activity.isRunning else { return nil }
    let age = activity.started + state.profile.interval(.activityActiveLimit)
    return activity.endByApp.map { min($0, age) } ?? age
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notEnded,
      word: "ended",
      message: activity.endByApp == nil
        ? "activity \(activity.id.number) is still running although it is \(now - activity.started) old"
        : "activity \(activity.id.number) is still running although its app ended it"
    )
  }
}
