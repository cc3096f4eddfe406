import WidgetModel

/// An app that asks for an activity gets it, or a true error.
struct StartsAreAnswered: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case started = "asked for and started"
    case refused = "asked for and refused"
  }

  enum Violation: String, ClauseWord {
    case unanswered
    case unfounded
    case unasked
  }

  static let clause = Clause(
    Self.self,
    id: "LA-33.runtime",
    title: "each activity is started or refused with reason",
    statement: """
      Each activity that the app asks for is either started or refused with an error whose reason is there; none is \
      refused that was not asked for.
      """,
    party: .runtime,
    facts: [.la33],
    assumptions: [.as02, .as15],
    observes: EventKinds.activities.union(EventKinds(.activityRefused)),
    inapplicable: withoutActivities
  )

  var waiting = ActivityCallMonitor()

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.activities(.started(let id, _, _))):
      guard check.state.activity(id) == nil else { return }
      waiting.stopWaiting(for: id)
      waiting.expect(id, 0, check)
    case .effect(.activities(.changed(let id, let phase))) where phase.isFirst:
      if check.state.askedActivity(id) != nil { check.see(.started) }
      waiting.stopWaiting(for: id)
    case .effect(.activities(.refused(let id, let reason))):
      waiting.stopWaiting(for: id)
      refused(id, reason, check)
    default: break
    }
  }

  private func refused(_ id: ActivityID, _ reason: ActivityError, _ check: ClauseCheck<Self>) {
    guard let call = check.state.askedActivity(id) else {
      check.violated(
        .unasked,
        comparing: Comparison(expected: "nothing", actual: "refused: \(reason.rawValue)"),
        "activity \(id.number) was refused, though the app had not asked for it"
      )
      return
    }
    check.see(.refused)
    guard !check.state.isReason(reason, toRefuse: id, call) else { return }
    check.violated(
      .unfounded,
      comparing: Comparison(expected: "another answer", actual: "refused: \(reason.rawValue)"),
      "activity \(id.number) was refused as \(reason.rawValue), which is not true"
    )
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .unanswered,
      word: "answered",
      message:
        "activity \(wait.id.number), for which the app asked, was neither started nor refused"
    )
  }
}
