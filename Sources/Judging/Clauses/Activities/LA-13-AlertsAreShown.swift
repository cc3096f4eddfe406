import WidgetModel

/// An alert expands the Dynamic Island or shows a banner.
struct AlertsAreShown: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case expanded = "an alert with a Dynamic Island"
    case banner = "an alert without a Dynamic Island"
    case silent = "content without an alert"
  }

  static let optional: [Situation] = [.expanded, .banner]

  enum Violation: String, ClauseWord {
    case notShown = "not shown"
    case unasked = "not requested"
    case otherwise = "wrong presentation"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-13.runtime",
    title: "an alert expands the island or shows a banner",
    statement: """
      Content with an alert alerts the person when it is shown, and so does an activity that a \
      push or its date starts: expanded where there is a Dynamic Island, with a banner where there \
      is none. Nothing else alerts.
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
        "activity \(id.number) alerts the person although no alert is due"
      )
    }
    let hasIsland = check.profile.isOn(.dynamicIsland)
    check.see(hasIsland ? .expanded : .banner)
    let expected: AlertPresentation = hasIsland ? .expanded : .banner
    guard presentation != expected else { return }
    check.violated(
      .otherwise,
      comparing: Comparison(expected: expected.rawValue, actual: presentation.rawValue),
      "activity \(id.number)'s alert is \(presentation.rawValue) instead of \(expected.rawValue)"
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
      word: "alerted",
      message: "activity \(activity.id.number) does not alert the person"
    )
  }
}
