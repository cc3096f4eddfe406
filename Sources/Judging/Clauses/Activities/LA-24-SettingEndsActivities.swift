import WidgetModel

/// A change of the setting for frequent pushes ends running activities.
struct SettingEndsActivities: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case allowed = "frequent pushes allowed while an activity ran"
    case forbidden = "frequent pushes forbidden while an activity ran"
  }

  enum Violation: String, ClauseWord {
    case continues = "continues"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-24.runtime",
    title: "changing frequent pushes ends activities",
    statement: """
      When the person turns frequent pushes for the app on or off, each running activity ends.
      """,
    party: .runtime,
    facts: [.la24],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.frequentPushesAllowed)),
    inapplicable: withoutActivities
  )

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.frequentPushesAllowed(let isOn))):
      guard isOn != check.state.activities.pushes.areFrequent else { return }
      check.state.activities.forEachPresent { activity in
        guard activity.isRunning else { return }
        check.see(isOn ? .allowed : .forbidden)
        waiting.expect(activity.id, 0, check)
      }
    default: break
    }
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .continues,
      word: "ended",
      message:
        "activity \(wait.id.number) is still running although the setting for frequent pushes changed"
    )
  }
}
