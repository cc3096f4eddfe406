import WidgetModel

/// An app starts activities while it is in the foreground.
struct StartNeedsForeground: ClauseChecker {
  enum Situation: String, ClauseWord {
    case inFront = "requested by an app in the foreground"
    case notInFront = "requested by an app in the background"
    case fromIntent = "requested by an intent while the app is in the background"
  }

  enum Violation: String, ClauseWord {
    case started
    case refused
  }

  static let clause = Clause(
    Self.self,
    id: "LA-03.runtime",
    title: "an app starts activities in the foreground",
    statement: """
      An activity that the app requests outside the foreground is refused, unless the intent of a \
      Live Activity requests it. An activity requested in the foreground, or by such an intent, is \
      not refused for visibility.
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
      guard check.state.activities.askedCall(id) != nil,
        !check.state.activities.isVisible(id, isForeground: check.state.phone.isForeground)
      else { return }
      check.violated(
        .started,
        comparing: Comparison(expected: "refused: visibility", actual: "started"),
        "activity \(id.number) was started although the app is not in the foreground"
      )
    case .effect(.activities(.refused(let id, .visibility))):
      guard check.state.activities.isVisible(id, isForeground: check.state.phone.isForeground)
      else { return }
      check.violated(
        .refused,
        comparing: Comparison(expected: "not refused: visibility", actual: "refused: visibility"),
        "activity \(id.number) was refused for visibility in the foreground or despite its intent"
      )
    default: break
    }
  }
}
