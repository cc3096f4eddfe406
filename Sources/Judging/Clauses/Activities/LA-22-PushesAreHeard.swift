import WidgetModel

/// A push within the budget takes effect, and one of priority 5 costs nothing.
struct PushesAreHeard: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case counted = "a push of priority 10 within the budget"
    case opportunistic = "a push of priority 5"
    case afterOpportunistic = "a push of priority 10 after one of priority 5"
  }

  enum Violation: String, ClauseWord {
    case notShown = "not shown"
    case notEnded = "not ended"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-22.runtime",
    title: "a push within the budget takes effect",
    statement: """
      A push of priority 10 to a running activity's token updates or ends it, as long as the \
      budget for such pushes allows it and unless LA-01, LA-11 or LA-21 forbids it. Pushes of \
      priority 5 do not count against the budget.
      """,
    party: .runtime,
    facts: [.la22, .la21, .la23],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.activityPushed, .activityShown)),
    inapplicable: withoutActivities
  )

  var waiting = ActivityCallMonitor()
  private var hadOpportunistic = false

  mutating func begin(_ state: ObservedState) {
    waiting.begin()
    hadOpportunistic = false
  }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.pushed(let push))): expect(push, event.instant, check)
    case .effect(.activities(.shown(let id, let number))):
      waiting.stopWaiting(for: id, upTo: number)
    default: break
    }
  }

  private mutating func expect(
    _ push: ActivityPush,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard push.address == .token, let activity = check.state.activity(push.activity),
      check.state.activities.outcome(of: push, at: now, check.profile) == .heard,
      let number = activity.number(toFollow: push, at: now, check.profile)
    else { return }
    if push.isOpportunistic {
      hadOpportunistic = true
      // The system chooses when to deliver it, so nothing is due.
      return check.see(.opportunistic)
    }
    check.see(hadOpportunistic ? .afterOpportunistic : .counted)
    waiting.expect(push.activity, number, check)
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    let isEnd = wait.number == ActivityCallMonitor.end
    return OverdueActivity(
      violation: isEnd ? .notEnded : .notShown,
      word: isEnd ? "ended" : "shown",
      message: "a push within the budget had no effect on activity \(wait.id.number)"
    )
  }
}
