import WidgetModel

/// The setting of frequent pushes ends what runs.
struct SettingEndsActivities: ClauseChecker {
  enum Situation: String, CaseIterable {
    case allowed = "frequent pushes allowed while an activity ran"
    case forbidden = "frequent pushes forbidden while an activity ran"
  }

  enum Violation: String, CaseIterable {
    case goesOn = "goes on"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-24.runtime",
    title: "the setting of frequent pushes ends activities",
    statement: """
      Each running activity ends when the person turns the setting that allows the app frequent pushes, on or off.
      """,
    party: .runtime,
    facts: [.la24],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.frequentPushesAllowed)),
    inapplicable: withoutActivities
  )

  private var waiting = ActivityCallWatch()

  mutating func begin(_ state: ObservedState) { waiting.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    switch event.body {
    case .input(.activities(.frequentPushesAllowed(let isOn))):
      guard isOn != check.state.activities.pushes.areFrequent else { return }
      check.state.forEachActivity { activity in
        guard activity.isRunning else { return }
        check.see(isOn ? .allowed : .forbidden)
        waiting.expect(activity.id, 0, check)
      }
    case .effect(.activities(.changed(let id, .ended))),
      .effect(.activities(.changed(let id, .dismissed))):
      waiting.settle(id)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard let first = waiting.takeOverdue(check.state, at: now) else { return }
    check.violated(
      .goesOn,
      at: first.index,
      comparing: check.state.overdue("ended", now - first.since, at: now),
      "activity \(first.id.number) goes on although the setting of frequent pushes was turned"
    )
  }
}
