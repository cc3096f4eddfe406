import WidgetModel

/// An activity with push updates gets a token.
struct TokenIsGiven: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case asked = "started with a push token"
    case unasked = "started without a push token"
  }

  enum Violation: String, ClauseWord {
    case notGiven = "not given"
    case unasked = "not requested"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-28.runtime",
    title: "an activity with push updates gets a token",
    statement: """
      An activity that its app requested with a push token, or that a push started, gets a token \
      when it starts; it may get others later. No other activity gets one.
      """,
    party: .runtime,
    facts: [.la28, .la25, .la30],
    assumptions: [.as02],
    observes: EventKinds.activities.union(EventKinds(.activityPushed, .activityTokenGiven)),
    inapplicable: withoutActivities
  )

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.activities(.changed(let id, .active))):
      // A stale activity that becomes active again has had its token.
      if check.state.activity(id)?.isRunning == true { return }
      guard check.state.activities.takesPushes(id) else { return check.see(.unasked) }
      check.see(.asked)
      waiting.expect(id, 0, check)
    case .effect(.activities(.tokenGiven(let id))):
      waiting.stopWaiting(for: id)
      if check.state.activity(id)?.request.pushType == .token { return }
      check.violated(
        .unasked,
        comparing: Comparison(expected: "no token", actual: "a token"),
        "activity \(id.number) got a push token that its app had not requested"
      )
    default: break
    }
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notGiven,
      word: "given",
      message: "activity \(wait.id.number), which takes pushes, got no token"
    )
  }
}
