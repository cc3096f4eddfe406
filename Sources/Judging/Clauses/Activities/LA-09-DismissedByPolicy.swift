import WidgetModel

/// An ended activity stays as long as its policy says.
struct DismissedByPolicy: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case byDefault = "dismissed by default, at the limit"
    case immediate = "dismissed at once"
    case atDate = "dismissed at a date"
    case capped = "dismissed at the limit, before its date"
  }

  enum Violation: String, ClauseWord {
    case early
    case stays
  }

  static let clause = Clause(
    Self.self,
    id: "LA-09.runtime",
    title: "an ended activity is dismissed as its policy says",
    statement: """
      An ended activity is dismissed at once or at a date, as its policy says, and at the latest \
      when it has stayed as long as allowed. With a date, it is not dismissed before the earlier \
      of the two.
      """,
    party: .runtime,
    facts: [.la09, .la02],
    assumptions: [.as02, .as15],
    observes: EventKinds.activities.union(EventKinds(.clockMoved)),
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.activities(.changed(let id, .dismissed))) = event.body else { return }
    watch.stopWaiting(for: id)
    guard let activity = check.state.activity(id), let ended = activity.ended,
      activity.phase == .ended, activity.swiped == nil, check.state.phone.hasApp
    else { return }
    let last = ended + check.profile.interval(.activityEndedLimit)
    let isLast = event.instant >= last
    switch activity.givenEnd?.policy ?? .byDefault {
    // The system may dismiss it earlier, at its own discretion.
    case .byDefault: if isLast { check.see(.byDefault) }
    case .immediate: check.see(.immediate)
    case .after(let time):
      guard let end = activity.givenEnd else { return }
      let date = end.wall + time
      if date <= event.wall { return check.see(.atDate) }
      if isLast { return check.see(.capped) }
      check.violated(
        .early,
        comparing: Comparison(
          expected: "dismissed at \(date) or \(last)",
          actual: "dismissed at \(event.wall)",
          limit: check.state.limit(.activityEndedLimit, since: ended)
        ),
        "activity \(id.number) was dismissed before its policy's date"
      )
    }
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .stays,
      word: "dismissed",
      message: "the ended activity \(activity.id.number) is still there"
    )
  }

  /// Returns the instant at which an ended activity should be dismissed, if it is known.
  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    guard let ended = activity.ended, activity.phase == .ended else { return nil }
    let last = ended + state.profile.interval(.activityEndedLimit)
    switch activity.givenEnd?.policy ?? .byDefault {
    case .byDefault: return last
    case .immediate: return min(last, ended)
    case .after(let time):
      let date = activity.givenEnd.map { $0.wall + time }
      let reached = date.flatMap { state.reachedSince($0, now: now, wall: wall) }
      return min(last, reached.map { max($0, ended) } ?? .never)
    }
  }
}
