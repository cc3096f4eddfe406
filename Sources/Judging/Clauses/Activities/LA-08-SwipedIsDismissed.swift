import WidgetModel

/// An activity that a person swipes away is dismissed.
struct SwipedIsDismissed: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case running = "a running activity was swiped away"
    case ended = "an ended activity was swiped away"
  }

  enum Violation: String, ClauseWord {
    case stays
    case gone
  }

  static let clause = Clause(
    Self.self,
    id: "LA-08.runtime",
    title: "a swiped activity is dismissed",
    statement: """
      An activity that a person swipes away is dismissed. Otherwise, a running activity is \
      dismissed only when its app is removed.
      """,
    party: .runtime,
    facts: [.la08],
    assumptions: [.as02, .as15],
    observes: EventKinds.activities,
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.swiped(let id))):
      guard let activity = check.state.activity(id) else { return }
      check.see(activity.isRunning ? .running : .ended)
    case .effect(.activities(.changed(let id, .dismissed))):
      watch.stopWaiting(for: id)
      guard let activity = check.state.activity(id), activity.isRunning, activity.swiped == nil,
        check.state.phone.hasApp
      else { return }
      check.violated(
        .gone,
        comparing: Comparison(expected: "still there", actual: "dismissed"),
        "activity \(id.number) was dismissed while it ran although nobody had swiped it away"
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
    activity.swiped
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .stays,
      word: "dismissed",
      message: "activity \(activity.id.number), which was swiped away, is still there"
    )
  }
}
