import WidgetModel

/// Content is not replaced by older content.
struct OlderContentIgnored: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case older = "updated with older content than it shows"
    case asOld = "updated with content as old as what it shows"
    case newer = "updated with newer content than it shows"
  }

  static let optional: [Situation] = [.asOld]

  enum Violation: String, ClauseWord {
    case shown
    case notShown = "not shown"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-11.runtime",
    title: "content older than the newest is ignored",
    statement: """
      An update whose timestamp is older than the shown content's is not shown. Any other update \
      that the app gives a running activity, with at most as many bytes as allowed, is shown, or a \
      later one in its place.
      """,
    party: .runtime,
    facts: [.la11, .la01],
    assumptions: [.as02],
    observes: EventKinds.activities.union(EventKinds(.activityShown)),
    inapplicable: withoutActivities
  )

  /// The updates that have to be shown.
  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.updated(let id, let content, let age))):
      guard let activity = check.state.activity(id), activity.isRunning, let shown = activity.shown,
        content.bytes <= check.profile[.activityByteLimit]
      else { return }
      let timestamp = event.instant - age
      if timestamp < shown.timestamp { return check.see(.older) }
      check.see(timestamp == shown.timestamp ? .asOld : .newer)
      waiting.expect(id, activity.calls, check)
    case .effect(.activities(.shown(let id, let number))):
      waiting.stopWaiting(for: id, upTo: number)
      guard let activity = check.state.activity(id), let newest = activity.newest(as: number),
        let shown = activity.shown, number > 0, newest.timestamp < shown.timestamp
      else { return }
      check.violated(
        .shown,
        comparing: Comparison(
          expected: "ignored, dated \(newest.timestamp)",
          actual: "shown after content dated \(shown.timestamp)"
        ),
        "activity \(id.number) shows content \(shown.timestamp - newest.timestamp) older than its previous content"
      )
    default: break
    }
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .notShown,
      word: "shown",
      message: "update \(wait.number) of activity \(wait.id.number) was not shown"
    )
  }
}
