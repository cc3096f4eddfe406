import WidgetModel

/// Removing an app dismisses its Live Activities.
struct GoneWithTheirApp: ActivityDueClause {
  enum Situation: String, ClauseWord {
    case pending = "an app with a pending activity was removed"
    case running = "an app with a running activity was removed"
    case ended = "an app with an ended activity was removed"
  }

  enum Violation: String, ClauseWord {
    case stays
  }

  static let clause = Clause(
    Self.self,
    id: "AS-15.runtime",
    title: "removing an app dismisses its activities",
    statement: """
      When an app is removed, each of its Live Activities is dismissed, whether pending, running \
      or ended.
      """,
    party: .runtime,
    assumptions: [.as15, .as02],
    observes: EventKinds.activities.union(EventKinds(.appInstalled)),
    inapplicable: withoutActivities
  )

  var watch = ActivityMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.appInstalled(false)):
      check.state.activities.forEachPresent { activity in
        switch activity.phase {
        case .pending: check.see(.pending)
        case .active, .stale: check.see(.running)
        case .ended: check.see(.ended)
        case .dismissed, nil: break
        }
      }
    case .effect(.activities(.changed(let id, .dismissed))): watch.stopWaiting(for: id)
    default: break
    }
  }

  static func due(
    of activity: ActivityRecord,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Instant? {
    state.phone.appRemoved
  }

  static func overdue(_ activity: ActivityRecord, at now: Instant) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .stays,
      word: "dismissed",
      message: "activity \(activity.id.number) is still there although its app was removed"
    )
  }
}
