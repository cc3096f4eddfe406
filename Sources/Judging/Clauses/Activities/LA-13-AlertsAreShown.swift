import WidgetModel

/// An alert expands the Dynamic Island or shows a banner.
struct AlertsAreShown: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case expanded = "an alert where there is a Dynamic Island"
    case banner = "an alert where there is none"
    case silent = "content without an alert"
  }

  static let optional: [Situation] = [.expanded, .banner]

  enum Violation: String, ClauseWord {
    case notShown = "not shown"
    case unasked
    case otherwise
  }

  static let clause = Clause(
    Self.self,
    id: "LA-13.runtime",
    title: "an update with an alert is expanded or a banner",
    statement: """
      Content that comes with an alert is alerted to when it is shown, and so is an activity that starts by a push or \
      at its date: expanded where there is a Dynamic Island, with a banner where there is none. Nothing else alerts.
      """,
    party: .runtime,
    facts: [.la13, .la15, .la25, .la32],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(
      EventKinds(.activityPushed, .activityShown, .activityAlerted)
    ),
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.activities(.shown(let id, let number))):
      watch.stopWaiting(for: id)
      if check.state.activity(id)?.newest?.content.alerts == false, number > 0 {
        check.see(.silent)
      }
    case .effect(.activities(.changed(let id, _))): watch.stopWaiting(for: id)
    case .effect(.activities(.alerted(let id, let presentation))): alerted(id, presentation, check)
    default: break
    }
  }

  private func alerted(
    _ id: ActivityID,
    _ presentation: AlertPresentation,
    _ check: ClauseCheck<Self>
  ) {
    guard check.state.activity(id)?.alertDue != nil else {
      return check.violated(
        .unasked,
        comparing: Comparison(expected: "no alert", actual: presentation.rawValue),
        "the person is alerted to activity \(id.number), which brought no alert"
      )
    }
    let hasIsland = check.profile.isOn(.dynamicIsland)
    check.see(hasIsland ? .expanded : .banner)
    let expected: AlertPresentation = hasIsland ? .expanded : .banner
    guard presentation != expected else { return }
    check.violated(
      .otherwise,
      comparing: Comparison(expected: expected.rawValue, actual: presentation.rawValue),
      "the alert of activity \(id.number) is \(presentation.rawValue) instead of \(expected.rawValue)"
    )
  }

  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    activity.isRunning ? activity.alertDue : nil
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notShown,
      word: "alerted to",
      message: "nobody is alerted to activity \(activity.id.number)"
    )
  }
}
