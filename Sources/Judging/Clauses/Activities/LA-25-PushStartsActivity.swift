import WidgetModel

/// A push starts an activity, if it alerts and the budget allows it.
struct PushStartsActivity: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case started = "a push that starts an activity while the app is not in the foreground"
    case withoutAlert = "a push to start without an alert"
    case beyond = "a push to start beyond the budget"
    case unreadable = "a push to start that cannot be decoded"
  }

  enum Violation: String, ClauseWord {
    case notStarted = "not started"
    case started
  }

  static let clause = Clause(
    Self.self,
    id: "LA-25.runtime",
    title: "a push with an alert starts an activity",
    statement: """
      A push to the app's token for starts starts an activity, in the foreground or not, if it can \
      be decoded, has an alert, is within the budget for starts, and LA-01, LA-04 and LA-05 allow \
      it. Frequent pushes do not raise this budget. No other push starts an activity.
      """,
    level: .exception(
      .recommended,
      because: "Apple does not publish the size of the budget, only that there is one"
    ),
    party: .runtime,
    facts: [.la25, .la03, .la21],
    assumptions: [.as02, .as15, .as16],
    observes: EventKinds.activities.union(EventKinds(.activityPushed)),
    inapplicable: withoutActivities
  )

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.pushed(let push))):
      guard case .start(let content) = push.event else { return }
      let outcome = check.state.activities.outcome(of: push, at: event.instant, check.profile)
      switch outcome {
      case .beyondBudget: check.see(.beyond)
      case .unreadable: check.see(.unreadable)
      case .withoutAlert: check.see(.withoutAlert)
      case .unreached: break
      case .heard: expect(push.activity, content, check)
      }
    case .effect(.activities(.changed(let id, .active))):
      waiting.stopWaiting(for: id)
      guard let push = check.state.activities.push(starting: id), push.outcome != .heard else {
        return
      }
      check.violated(
        .started,
        comparing: Comparison(
          expected: "not started",
          actual: "started",
          limit: check.state.limit(.activityStartBudget)
        ),
        "activity \(id.number) was started by a push that must not start one"
      )
    default: break
    }
  }

  private mutating func expect(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ check: ClauseCheck<Self>
  ) {
    let known = check.state.activities
    guard check.state.activity(id) == nil, known.areAllowed,
      content.bytes <= check.profile[.activityByteLimit],
      Int64(known.counted) < check.profile[.activitiesPerApp]
    else { return }
    if !check.state.phone.isForeground { check.see(.started) }
    waiting.expect(id, 0, check)
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notStarted,
      word: "started",
      message: "a push did not start activity \(wait.id.number)"
    )
  }
}
