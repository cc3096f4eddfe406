import WidgetModel

/// A tap on an activity opens its app.
struct TapOpensApp: ClauseChecker {
  enum Situation: String, CaseIterable {
    case withURL = "a tap on a presentation with a URL"
    case withoutURL = "a tap on a presentation without one"
  }

  enum Violation: String, CaseIterable {
    case nowhere
    case elsewhere
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "LA-20.runtime",
    title: "a tap on an activity opens its app",
    statement: """
      A tap on an activity that is to be seen opens the app: with the URL of the presentation, or as a user activity \
      where it has none. Without a tap nothing opens.
      """,
    party: .runtime,
    facts: [.la20, .la19],
    assumptions: [.as02],
    observes: EventKinds(.activityTapped, .activityLed, .activityChanged),
    inapplicable: withoutActivities
  )

  private var waiting = ActivityCallWatch()

  mutating func begin(_ state: ObservedState) { waiting.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    switch event.body {
    case .input(.activities(.tapped(let id, let url))):
      guard let activity = check.state.activity(id), activity.phase != .pending else { return }
      check.see(url == 0 ? .withoutURL : .withURL)
      waiting.expect(id, url, check)
    case .effect(.activities(.led(let id, let destination))):
      guard let tap = waiting.takeFirst(of: id) else {
        return violated(.unfounded, id, nil, destination, check)
      }
      let expected: Destination = tap.number == 0 ? .app : .widgetURL(tap.number)
      if destination != expected { violated(.elsewhere, id, expected, destination, check) }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

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

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard let first = waiting.takeOverdue(check.state, at: now) else { return }
    check.violated(
      .nowhere,
      at: first.index,
      comparing: check.state.overdue("led on", now - first.since, at: now),
      "the tap on activity \(first.id.number) led nowhere"
    )
  }
}
