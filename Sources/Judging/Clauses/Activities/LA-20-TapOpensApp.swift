import WidgetModel

/// A tap on an activity opens its app.
struct TapOpensApp: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case withURL = "a tap on a presentation with a URL"
    case withoutURL = "a tap on a presentation without a URL"
  }

  enum Violation: String, ClauseWord {
    case nowhere
    case elsewhere
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "LA-20.runtime",
    title: "a tap on an activity opens its app",
    statement: """
      A tap on a visible activity opens the app with the URL of the presentation, or without one \
      if it has none. A tap on a button that acts, or in CarPlay, does not open the app, and \
      nothing opens without a tap.
      """,
    party: .runtime,
    facts: [.la20, .la19],
    assumptions: [.as02, .as17],
    observes: EventKinds(.activityTapped, .activityLed, .activityChanged),
    inapplicable: withoutActivities
  )

  static let isOverWithActivity = false

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.tapped(let id, let url, let button, let isInCarPlay))):
      guard let activity = check.state.activity(id), activity.phase != .pending, !isInCarPlay,
        button == 0 || !check.profile.isOn(.interactive)
      else { return }
      check.see(url == 0 ? .withoutURL : .withURL)
      waiting.expect(id, url, check)
    case .effect(.activities(.led(_, .intent))), .effect(.activities(.led(_, .authentication))):
      // LA-41 judges what a button does.
      break
    case .effect(.activities(.led(let id, let destination))):
      guard let tap = waiting.takeFirst(of: id) else {
        return violated(.unfounded, id, nil, destination, check)
      }
      let expected: Destination = tap.number == 0 ? .app : .widgetURL(tap.number)
      if destination != expected { violated(.elsewhere, id, expected, destination, check) }
    default: break
    }
  }

  private func violated(
    _ violation: Violation,
    _ id: ActivityID,
    _ expected: Destination?,
    _ destination: Destination,
    _ check: ClauseCheck<Self>
  ) {
    let meant = expected.map { "instead of \($0.text)" } ?? "although nobody tapped it"
    check.violated(
      violation,
      comparing: Comparison(expected: expected?.text ?? "nothing", actual: destination.text),
      "activity \(id.number) leads to \(destination.text) \(meant)"
    )
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .nowhere,
      word: "answered",
      message: "the tap on activity \(wait.id.number) opened nothing"
    )
  }
}
