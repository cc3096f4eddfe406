import WidgetModel

/// Content becomes stale at its date.
struct StaleAtItsDate: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case reached = "the stale date was reached"
    case renewed = "a stale activity got content that is not stale"
    case staleAsItCame = "content arrived after its stale date"
  }

  enum Violation: String, ClauseWord {
    case early
    case notStale = "not stale"
    case notRenewed = "not renewed"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-07.runtime",
    title: "content becomes stale at its stale date",
    statement: """
      An activity becomes stale when the phone's clock reaches the stale date of its content, \
      neither earlier nor without such a date. It becomes active again when it shows content that \
      is not stale.
      """,
    party: .runtime,
    facts: [.la07, .la06],
    assumptions: [.as02, .as15],
    observes: EventKinds.activities.union(EventKinds(.clockMoved, .activityShown)),
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.updated(let id, let content, _))):
      if content.staleAfter < .zero, check.state.activity(id)?.isRunning == true {
        check.see(.staleAsItCame)
      }
    case .effect(.activities(.changed(let id, .stale))):
      watch.stopWaiting(for: id)
      guard let activity = check.state.activity(id) else { return }
      if let date = activity.shown?.staleDate, date <= event.wall { return check.see(.reached) }
      check.violated(
        .early,
        comparing: Comparison(
          expected: activity.shown?.staleDate.map { "stale at \($0)" } ?? "never stale",
          actual: "stale at \(event.wall)"
        ),
        "activity \(id.number) became stale although its stale date was not reached"
      )
    case .effect(.activities(.changed(let id, .active))):
      watch.stopWaiting(for: id)
      if check.state.activity(id)?.phase == .stale { check.see(.renewed) }
    default: break
    }
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    let isActive = activity.phase == .active
    let what =
      isActive ? "did not become stale at its stale date" : "stayed stale with fresh content"
    return OverdueActivity(
      violation: isActive ? .notStale : .notRenewed,
      word: isActive ? "stale" : "active",
      message: "activity \(activity.id.number) \(what)"
    )
  }

  /// Returns the instant since which an activity should be in the other of its two running phases.
  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    guard activity.isRunning, let shown = activity.shown else { return nil }
    let since = shown.staleDate.flatMap { state.reachedSince($0, now: now, wall: wall) }
    guard activity.phase == .stale else {
      return since.map { max($0, max(shown.instant, activity.turned)) }
    }
    // A clock that goes back renews nothing, so only newer content that never was stale counts.
    let isNewer = activity.turned <= shown.instant && state.phone.clockInstant <= shown.instant
    return since == nil && isNewer ? shown.instant : nil
  }
}
