import WidgetModel

/// The system ends an activity of some age.
struct ActivityEndsWithAge: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case ofAge = "ended by its age"
    case younger = "ended by its app before"
  }

  enum Violation: String, ClauseWord {
    case early
    case notEnded = "not ended"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-02.runtime",
    title: "the system ends an activity of eight hours",
    statement: """
      An activity that its app does not end is ended by the system when it is as old as allowed, and not before.
      """,
    party: .runtime,
    facts: [.la02],
    assumptions: [.as02],
    observes: EventKinds.activities,
    inapplicable: withoutActivities
  )

  var watch = ActivityWatch()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.activities(.changed(let id, .active))): watch.settle(id)
    case .effect(.activities(.changed(let id, .ended))):
      watch.settle(id)
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
        "activity \(id.number) was ended \(due - event.instant) before its time, and not by its app"
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
    activity.isRunning
      ? activity.started + state.profile.interval(.activityActiveLimit) : nil
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notEnded,
      word: "ended",
      message: "activity \(activity.id.number) goes on, though it is \(now - activity.started) old"
    )
  }
}
