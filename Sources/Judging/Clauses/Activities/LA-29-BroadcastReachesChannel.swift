import WidgetModel

/// A broadcast reaches all activities of its channel, and no others.
struct BroadcastReachesChannel: ClauseChecker {
  enum Situation: String, CaseIterable {
    case one = "a broadcast to one activity"
    case several = "a broadcast to several activities"
    case start = "a broadcast that would start an activity"
  }

  enum Violation: String, CaseIterable {
    case missed
    case strayed
    case started
  }

  static let clause = Clause(
    Self.self,
    id: "LA-29.runtime",
    title: "a broadcast reaches all of its channel",
    statement: """
      A broadcast within the budget updates or ends each running activity of its channel, and no other one. It starts \
      none.
      """,
    party: .runtime,
    facts: [.la29, .la22],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.activityPushed, .activityShown)),
    inapplicable: withoutChannels
  )

  private var waiting = ActivityCallWatch()

  mutating func begin(_ state: ObservedState) { waiting.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    switch event.body {
    case .input(.activities(.pushed(let push))):
      if push.address == .channel { expect(push, event.instant, check) }
    case .effect(.activities(.shown(let id, let number))):
      waiting.settle(id, upTo: number)
      strayed(id, number, event, check)
    case .effect(.activities(.changed(let id, .active))):
      guard check.state.activity(id) == nil, check.state.askedActivity(id) == nil,
        let push = check.state.activities.record(id)?.pointee.pushed?.push,
        push.push.address == .channel
      else { return }
      violated(.started, id, check)
    case .effect(.activities(.changed(let id, .ended))),
      .effect(.activities(.changed(let id, .dismissed))):
      waiting.settle(id)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

  private mutating func expect(
    _ push: ActivityPush,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    if push.isStart { return check.see(.start) }
    guard check.state.activities.outcome(of: push, at: now, check.profile) == .heard else { return }
    var reached = 0
    check.state.forEachActivity { activity in
      guard activity.isReached(by: push) else { return }
      reached += 1
      var number: Int32 = -1
      if case .update(let content, let age) = push.event {
        guard activity.shows(content, asOf: now - age, check.profile) else { return }
        number = activity.calls
      }
      // When one of priority 5 is delivered is the system's choice.
      if !push.isOpportunistic { waiting.expect(activity.id, number, check) }
    }
    check.see(reached > 1 ? .several : .one)
  }

  private func strayed(
    _ id: ActivityID,
    _ number: Int32,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    guard number > 0, let activity = check.state.activity(id),
      let push = check.state.activities.pushes.last, push.instant == event.instant,
      push.push.address == .channel, activity.request.pushType != .channel,
      activity.newest.map({ $0.instant < event.instant }) ?? false
    else { return }
    violated(.strayed, id, check)
  }

  private func violated(_ violation: Violation, _ id: ActivityID, _ check: ClauseCheck<Self>) {
    check.violated(
      violation,
      comparing: Comparison(expected: "nothing", actual: violation.rawValue),
      "a broadcast reached activity \(id.number), which is not of its channel"
    )
  }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard let first = waiting.takeOverdue(check.state, at: now) else { return }
    check.violated(
      .missed,
      at: first.index,
      comparing: check.state.overdue("reached", now - first.since, at: now),
      "a broadcast within the budget did not reach activity \(first.id.number)"
    )
  }
}
