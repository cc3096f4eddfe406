import WidgetModel

/// A scheduled activity starts at its date.
struct ScheduledWaits: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case started = "started at its date"
    case notInFront = "started while the app was not in the foreground"
    case ended = "ended by its app before its date"
  }

  enum Violation: String, ClauseWord {
    case early
    case notStarted = "not started"
    case lost
  }

  static let clause = Clause(
    Self.self,
    id: "LA-32.runtime",
    title: "a scheduled activity waits for its date",
    statement: """
      An activity requested with a date is pending until the phone's clock reaches the date, and \
      then starts, whether or not the app is in the foreground. If its app ends it earlier, it is \
      dismissed; otherwise a pending activity is dismissed only when its app is removed.
      """,
    party: .runtime,
    facts: [.la32, .la06, .la03],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.clockMoved)),
    inapplicable: withoutScheduledActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.activities(.changed(let id, .active))):
      watch.stopWaiting(for: id)
      guard let date = date(of: id, check.state) else { return }
      if date <= event.wall {
        return check.see(check.state.phone.isForeground ? .started : .notInFront)
      }
      check.violated(
        .early,
        comparing: Comparison(expected: "started at \(date)", actual: "started at \(event.wall)"),
        "activity \(id.number) started \(date - event.wall) before its date"
      )
    case .effect(.activities(.changed(let id, .dismissed))):
      watch.stopWaiting(for: id)
      guard let activity = check.state.activity(id), activity.phase == .pending,
        check.state.phone.hasApp
      else { return }
      if activity.givenEnd != nil { return check.see(.ended) }
      check.violated(
        .lost,
        comparing: Comparison(expected: "pending", actual: "dismissed"),
        "activity \(id.number) was dismissed before its date although its app had not ended it"
      )
    default: break
    }
  }

  /// Returns the date for which an activity that starts now has waited.
  private func date(of id: ActivityID, _ state: ObservedState) -> WallDate? {
    if let activity = state.activity(id) {
      return activity.phase == .pending ? activity.startDate : nil
    }
    guard let call = state.activities.askedCall(id),
      let request = state.activities.askedRequest(id),
      request.startsAfter > .zero
    else { return nil }
    return call.wall + request.startsAfter
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    let isEnded = activity.givenEnd != nil
    return OverdueActivity(
      violation: isEnded ? .lost : .notStarted,
      word: isEnded ? "dismissed" : "started",
      message: "activity \(activity.id.number) is still pending"
    )
  }

  /// Returns the instant since which an activity should no longer be pending.
  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    guard activity.phase == .pending else { return nil }
    if let end = activity.givenEnd { return end.instant }
    return activity.startDate.flatMap { state.reachedSince($0, now: now, wall: wall) }
      .map { max($0, activity.turned) }
  }
}
