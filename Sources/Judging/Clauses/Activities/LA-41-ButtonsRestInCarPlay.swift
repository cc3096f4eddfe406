import WidgetModel

/// An activity's button has no effect in CarPlay.
struct ButtonsRestInCarPlay: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case carPlay = "a tap on a button in CarPlay"
    case unlocked = "a tap on a button on an unlocked phone"
    case locked = "a tap on a button on a locked phone"
  }

  enum Violation: String, ClauseWord {
    case acts
    case nowhere
    case elsewhere
  }

  static let clause = Clause(
    Self.self,
    id: "LA-41.runtime",
    title: "an activity's buttons act, but not in CarPlay",
    statement: """
      A tap on an activity's button leads to its intent, or only to authentication on a locked \
      phone. In CarPlay it has no effect.
      """,
    party: .runtime,
    facts: [.la41, .vw06, .vw09],
    assumptions: [.as02],
    observes: EventKinds(.activityTapped, .activityLed, .activityChanged),
    inapplicable: {
      $0.isOn(.liveActivities) && $0.isOn(.interactive)
        ? nil : "the profile has no buttons in Live Activities"
    }
  )

  static let isOverWithActivity = false

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.tapped(let id, _, let button, let isInCarPlay))):
      guard let activity = check.state.activity(id), activity.phase != .pending, button > 0
      else { return }
      if isInCarPlay { return check.see(.carPlay) }
      check.see(check.state.phone.isLocked ? .locked : .unlocked)
      waiting.expect(id, check.state.phone.isLocked ? 0 : button, check)
    case .effect(.activities(.led(let id, let destination))):
      judge(destination, of: id, check)
    default: break
    }
  }

  private mutating func judge(
    _ destination: Destination,
    of id: ActivityID,
    _ check: ClauseCheck<Self>
  ) {
    switch destination {
    case .intent, .authentication: break
    // LA-20 judges where a tap outside a button leads.
    default: return
    }
    guard let tap = waiting.takeFirst(of: id) else {
      return check.violated(
        .acts,
        comparing: Comparison(expected: "nothing", actual: destination.text),
        "activity \(id.number) leads to \(destination.text) although no button was tapped on the phone"
      )
    }
    let expected: Destination = tap.number == 0 ? .authentication : .intent(tap.number)
    guard destination != expected else { return }
    check.violated(
      .elsewhere,
      comparing: Comparison(expected: expected.text, actual: destination.text),
      "the button of activity \(id.number) leads to \(destination.text) instead of \(expected.text)"
    )
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .nowhere,
      word: "answered",
      message: "the tap on a button of activity \(wait.id.number) had no effect"
    )
  }
}
