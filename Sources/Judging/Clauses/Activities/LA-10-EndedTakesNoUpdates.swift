import WidgetModel

/// An ended activity keeps its last content.
struct EndedTakesNoUpdates: ClauseChecker {
  enum Situation: String, ClauseWord {
    case afterEnd = "updated after it had ended"
    case before = "updated while it ran"
  }

  enum Violation: String, ClauseWord {
    case shown
  }

  static let clause = Clause(
    Self.self,
    id: "LA-10.runtime",
    title: "an ended activity takes no updates",
    statement: """
      An activity that has ended or is no longer there shows no new content.
      """,
    party: .runtime,
    facts: [.la10, .la08],
    observes: EventKinds(.activityUpdated, .activityShown, .activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.updated(let id, _, _))):
      guard let activity = check.state.activity(id) else { return }
      check.see(activity.isRunning ? .before : .afterEnd)
    case .effect(.activities(.shown(let id, let number))):
      guard check.state.activity(id)?.isRunning != true else { return }
      check.violated(
        .shown,
        comparing: Comparison(expected: "ignored", actual: "content \(number) shown"),
        "activity \(id.number) shows new content although it is not running"
      )
    default: break
    }
  }
}
