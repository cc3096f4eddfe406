import WidgetModel

/// A push that cannot be decoded, or is sent to nothing, changes nothing.
struct UnreadablePushDropped: ClauseChecker {
  enum Situation: String, ClauseWord {
    case unreadable = "a push whose content cannot be decoded"
    case unreached = "a push to a token or channel that no running activity has"
    case heard = "a push that can be decoded"
  }

  enum Violation: String, ClauseWord {
    case shown = "updated"
    case ended
  }

  static let clause = Clause(
    Self.self,
    id: "LA-21.runtime",
    title: "a push that cannot be decoded is dropped",
    statement: """
      A push that cannot be decoded, or is sent to a token that no running activity has, neither \
      updates nor ends an activity.
      """,
    party: .runtime,
    facts: [.la21, .la28],
    assumptions: [.as16],
    observes: EventKinds(.activityPushed, .activityShown, .activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.pushed(let push))):
      guard !push.isStart else { return }
      switch check.state.activities.outcome(of: push, at: event.instant, check.profile) {
      case .heard: check.see(.heard)
      case .unreadable: check.see(.unreadable)
      case .unreached: check.see(.unreached)
      case .beyondBudget, .withoutAlert: break
      }
    case .effect(.activities(let effect)):
      guard let id = effect.activity,
        let push = check.state.activities.push(behind: effect, at: event.instant, check.profile),
        Self.isDropped(push)
      else { return }
      violated(push.push.isEnd ? .ended : .shown, id, check)
    default: break
    }
  }

  private static func isDropped(_ push: KnownPush) -> Bool {
    push.outcome == .unreadable || push.outcome == .unreached && push.push.address != .channel
  }

  private func violated(_ violation: Violation, _ id: ActivityID, _ check: ClauseCheck<Self>) {
    check.violated(
      violation,
      comparing: Comparison(expected: "dropped", actual: violation.rawValue),
      "activity \(id.number) was \(violation.rawValue) by a push that cannot be decoded or was not sent to it"
    )
  }
}
