import WidgetModel

/// A person can forbid an app's Live Activities.
struct ForbiddenActivitiesDenied: ClauseChecker {
  enum Situation: String, ClauseWord {
    case forbidden = "requested while the person forbids activities"
    case allowedAgain = "requested after the person allowed activities again"
    case pushed = "a push to start one while the person forbids activities"
  }

  enum Violation: String, ClauseWord {
    case started
    case refused
  }

  static let clause = Clause(
    Self.self,
    id: "LA-04.runtime",
    title: "a person can forbid Live Activities",
    statement: """
      While the person forbids the app's Live Activities, each one that it requests is refused as \
      denied and no push starts one; while the person allows them, none is denied.
      """,
    party: .runtime,
    facts: [.la04, .la33],
    assumptions: [.as15],
    observes: EventKinds(
      .activityStarted,
      .activityPushed,
      .activitiesAllowed,
      .activityRefused,
      .activityChanged
    ),
    inapplicable: withoutActivities
  )

  private var wasForbidden = false

  mutating func begin(_ state: ObservedState) { wasForbidden = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let areAllowed = check.state.activities.areAllowed
    switch event.body {
    case .input(.activities(.allowed(false))): wasForbidden = true
    case .input(.activities(.started(let id, _, _))):
      guard check.state.activity(id) == nil else { return }
      if !areAllowed { check.see(.forbidden) } else if wasForbidden { check.see(.allowedAgain) }
    case .input(.activities(.pushed(let push))):
      guard push.isStart, check.state.activity(push.activity) == nil, !areAllowed else { return }
      check.see(.pushed)
    case .effect(.activities(.changed(let id, let phase))) where phase.isFirst:
      guard check.state.activities.start(of: id) != nil, !areAllowed else { return }
      check.violated(
        .started,
        comparing: Comparison(expected: "refused: denied", actual: "started"),
        "activity \(id.number) was started although the person forbids Live Activities"
      )
    case .effect(.activities(.refused(let id, .denied))):
      guard areAllowed else { return }
      check.violated(
        .refused,
        comparing: Comparison(expected: "not refused: denied", actual: "refused: denied"),
        "activity \(id.number) was denied although the person allows Live Activities"
      )
    default: break
    }
  }
}
