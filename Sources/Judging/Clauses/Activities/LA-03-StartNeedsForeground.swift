import WidgetModel

/// An app starts activities while it is in front.
struct StartNeedsForeground: ClauseChecker {
  enum Situation: String, ClauseWord {
    case inFront = "asked for by an app in the foreground"
    case notInFront = "asked for by an app in the background"
    case fromIntent = "asked for by an intent while the app is in the background"
  }

  enum Violation: String, ClauseWord {
    case started
    case refused
  }

  static let clause = Clause(
    Self.self,
    id: "LA-03.runtime",
    title: "an activity starts from the app in front",
    statement: """
      An activity that the app asks for while it is not in the foreground is refused, unless an intent of a Live \
      Activity asks; one that it asks for in the foreground is not refused for visibility.
      """,
    party: .runtime,
    facts: [.la03, .la33],
    assumptions: [.as15],
    observes: EventKinds(.activityStarted, .activityRefused, .activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.started(let id, _, let request))):
      guard check.state.activity(id) == nil else { return }
      if check.state.phone.isForeground { return check.see(.inFront) }
      check.see(request.isFromIntent ? .fromIntent : .notInFront)
    case .effect(.activities(.changed(let id, let phase))) where phase.isFirst:
      guard check.state.askedActivity(id) != nil, !check.state.isVisible(id) else { return }
      check.violated(
        .started,
        comparing: Comparison(expected: "refused: visibility", actual: "started"),
        "activity \(id.number) was started although the app is not in the foreground"
      )
    case .effect(.activities(.refused(let id, .visibility))):
      guard check.state.isVisible(id) else { return }
      check.violated(
        .refused,
        comparing: Comparison(expected: "not refused: visibility", actual: "refused: visibility"),
        "activity \(id.number) was refused for visibility although the app is in the foreground, or an intent asked"
      )
    default: break
    }
  }
}
