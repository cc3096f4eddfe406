import WidgetModel

/// A transient activity ends when the phone locks or the activity collapses.
struct TransientLeaves: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case locked = "the phone was locked while a transient activity ran"
    case collapsed = "a person collapsed a transient activity"
    case standard = "the phone was locked, or a person collapsed it, while a standard activity ran"
  }

  enum Violation: String, ClauseWord {
    case stays
    case gone
  }

  static let clause = Clause(
    Self.self,
    id: "LA-31.runtime",
    title: "locking the phone ends a transient activity",
    statement: """
      A transient activity ends when the phone locks or restarts, and when a person collapses it \
      or taps outside it. Neither ends a standard activity.
      """,
    party: .runtime,
    facts: [.la31],
    assumptions: [.as02, .as16],
    observes: EventKinds.activities.union(EventKinds(.activityCollapsed, .locked, .rebooted)),
    inapplicable: withoutTransientActivities
  )

  var waiting = ActivityCallMonitor()
  /// The last instant at which the phone was locked or a person collapsed something.
  private var turned = Instant.never

  mutating func begin(_ state: ObservedState) {
    waiting.begin()
    turned = .never
  }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.locked(true)), .input(.rebooted):
      guard !check.state.phone.isLocked else { return }
      turned = event.instant
      check.state.activities.forEachPresent { expect($0, .locked, check) }
    case .input(.activities(.collapsed(let id))):
      turned = event.instant
      if let activity = check.state.activity(id) { expect(activity, .collapsed, check) }
    case .effect(.activities(.changed(let id, .ended))):
      guard let activity = check.state.activity(id), turned == event.instant,
        activity.request.style == .standard, !activity.isToEnd(at: event.instant, check.profile)
      else { return }
      check.violated(
        .gone,
        comparing: Comparison(expected: "still running", actual: "ended"),
        "activity \(id.number), which is not transient, ended when the phone locked or it collapsed"
      )
    default: break
    }
  }

  private mutating func expect(
    _ activity: ActivityRecord,
    _ situation: Situation,
    _ check: ClauseCheck<Self>
  ) {
    guard activity.isRunning else { return }
    guard activity.isTransient else { return check.see(.standard) }
    check.see(situation)
    waiting.expect(activity.id, 0, check)
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .stays,
      word: "ended",
      message:
        "transient activity \(wait.id.number) is still running after the phone locked or it collapsed"
    )
  }
}
