import WidgetModel

/// Pushes beyond the budget are throttled.
struct PushBudgetHolds: ClauseChecker {
  enum Situation: String, ClauseWord {
    case last = "the last push that the budget allows"
    case beyond = "a push beyond the budget"
    case frequent = "a push while the person allows frequent ones"
  }

  enum Violation: String, ClauseWord {
    case shown = "updated"
    case ended
  }

  static let clause = Clause(
    Self.self,
    id: "LA-23.runtime",
    title: "pushes beyond the hourly budget are throttled",
    statement: """
      In any hour, no more pushes of priority 10 to an app's activities take effect than the \
      budget allows, unless the person allows frequent pushes.
      """,
    level: .exception(
      .recommended,
      because: "Apple does not publish the size of the budget, only that there is one"
    ),
    party: .runtime,
    facts: [.la23, .la22, .la24],
    assumptions: [.as16],
    observes: EventKinds(.activityPushed, .activityShown, .activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.pushed(let push))): countSituation(of: push, event.instant, check)
    case .effect(.activities(let effect)):
      guard let id = effect.activity,
        let push = check.state.activities.push(behind: effect, at: event.instant, check.profile),
        push.outcome == .beyondBudget
      else { return }
      violated(push.push.isEnd ? .ended : .shown, id, check)
    default: break
    }
  }

  private func countSituation(of push: ActivityPush, _ now: Instant, _ check: ClauseCheck<Self>) {
    let pushes = check.state.activities.pushes
    guard !push.isStart else { return }
    switch check.state.activities.outcome(of: push, at: now, check.profile) {
    case .beyondBudget: check.see(.beyond)
    case .heard:
      if pushes.areFrequent { return check.see(.frequent) }
      let count = Int64(pushes.count(ofStarts: false, at: now))
      guard pushes.isCounted(push) else { return }
      if count == check.profile[.activityPushBudget] - 1 { check.see(.last) }
    case .unreadable, .unreached, .withoutAlert: break
    }
  }

  private func violated(_ violation: Violation, _ id: ActivityID, _ check: ClauseCheck<Self>) {
    check.violated(
      violation,
      comparing: Comparison(
        expected: "throttled",
        actual: violation.rawValue,
        limit: check.state.limit(.activityPushBudget)
      ),
      "activity \(id.number) was \(violation.rawValue) by a push beyond the hourly budget"
    )
  }
}
