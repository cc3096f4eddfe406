import WidgetModel

/// An activity that takes pushes gets a token.
struct TokenIsGiven: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case asked = "started with pushes to a token"
    case unasked = "started without"
  }

  enum Violation: String, ClauseWord {
    case notGiven = "not given"
    case unasked
  }

  static let clause = Clause(
    Self.self,
    id: "LA-28.runtime",
    title: "an activity that takes pushes gets a token",
    statement: """
      An activity whose app asked for pushes gets a token once it has started, as does one that a push started; it \
      may get others later. An activity whose app did not ask gets none.
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
      guard check.state.takesPushes(id) else { return check.see(.unasked) }
      check.see(.asked)
      waiting.expect(id, 0, check)
    case .effect(.activities(.tokenGiven(let id))):
      waiting.stopWaiting(for: id)
      if check.state.activity(id)?.request.pushType == .token { return }
      check.violated(
        .unasked,
        comparing: Comparison(expected: "no token", actual: "a token"),
        "activity \(id.number) got a push token for which its app had not asked"
      )
    default: break
    }
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notGiven,
      word: "given",
      message: "activity \(wait.id.number), whose app asked for pushes, got no token"
    )
  }
}
