import WidgetModel

/// A broadcast reaches all activities of its channel, and no others.
struct BroadcastReachesChannel: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case one = "a broadcast to one activity"
    case several = "a broadcast to several activities"
    case start = "a broadcast that would start an activity"
  }

  enum Violation: String, ClauseWord {
    case missed
    case strayed
    case started
  }

  static let clause = Clause(
    Self.self,
    id: "LA-29.runtime",
    title: "a broadcast reaches all activities of its channel",
    statement: """
      A broadcast of priority 10 within the budget updates or ends each running activity of its \
      channel, unless LA-01, LA-11 or LA-21 forbids it. No broadcast reaches another activity or \
      starts one.
      """,
    party: .runtime,
    facts: [.la29, .la22],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.activityPushed, .activityShown)),
    inapplicable: withoutChannels
  )

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.pushed(let push))):
      if push.address == .channel { expect(push, event.instant, check) }
    case .effect(.activities(.shown(let id, let number))):
      waiting.stopWaiting(for: id, upTo: number)
      // Content of a broadcast does not come from the activity's own calls.
      let isOwn = check.state.activity(id)?.newest.map { $0.instant == event.instant } ?? true
      let last = check.state.activities.pushes.last
      if number > 0, !isOwn, last?.instant == event.instant { strayed(id, last, check) }
    case .effect(.activities(.changed(let id, .active))):
      guard let push = check.state.activities.push(starting: id), push.push.address == .channel
      else { return }
      violated(.started, id, check)
    case .effect(.activities(.changed(let id, .ended))):
      strayed(
        id,
        check.state.activities.push(behind: .changed(id, .ended), at: event.instant, check.profile),
        check
      )
    default: break
    }
  }

  private mutating func expect(
    _ push: ActivityPush,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    if push.isStart { return check.see(.start) }
    guard check.state.activities.outcome(of: push, at: now, check.profile) == .heard else { return }
    var reached = 0
    check.state.activities.forEachPresent { activity in
      guard activity.isReached(by: push) else { return }
      reached += 1
      // The system chooses when to deliver a push of priority 5.
      if !push.isOpportunistic,
        let number = activity.number(toFollow: push, at: now, check.profile)
      {
        waiting.expect(activity.id, number, check)
      }
    }
    check.see(reached > 1 ? .several : .one)
  }

  private func strayed(_ id: ActivityID, _ push: KnownPush?, _ check: ClauseCheck<Self>) {
    guard let push, push.push.address == .channel,
      check.state.activity(id)?.request.pushType != .channel
    else { return }
    violated(.strayed, id, check)
  }

  private func violated(_ violation: Violation, _ id: ActivityID, _ check: ClauseCheck<Self>) {
    check.violated(
      violation,
      comparing: Comparison(expected: "nothing", actual: violation.rawValue),
      "a broadcast reached activity \(id.number), which is not in its channel"
    )
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .missed,
      word: "reached",
      message: "a broadcast within the budget did not reach activity \(wait.id.number)"
    )
  }
}
