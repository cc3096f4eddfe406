import WidgetModel

/// An app that requests an activity gets it, or an error that applies.
struct StartsAreAnswered: ActivityCallClause {
  enum Situation: String, ClauseWord {
    case started = "requested and started"
    case refused = "requested and refused"
  }

  enum Violation: String, ClauseWord {
    case unanswered
    case unfounded
    case unasked = "not requested"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-33.runtime",
    title: "each requested activity is started or refused",
    statement: """
      Each activity that the app requests is started, or waits for its date, or is refused with an \
      error whose reason applies. No other activity is refused.
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
      if check.state.activities.askedCall(id) != nil { check.see(.started) }
      waiting.stopWaiting(for: id)
    case .effect(.activities(.refused(let id, let reason))):
      waiting.stopWaiting(for: id)
      refused(id, reason, check)
    default: break
    }
  }

  private func refused(_ id: ActivityID, _ reason: ActivityError, _ check: ClauseCheck<Self>) {
    guard let call = check.state.activities.askedCall(id) else {
      check.violated(
        .unasked,
        comparing: Comparison(expected: "nothing", actual: "refused: \(reason.rawValue)"),
        "activity \(id.number) was refused although the app had not requested it"
      )
      return
    }
    check.see(.refused)
    guard
      !check.state.activities.isReason(
        reason,
        toRefuse: id,
        call,
        isForeground: check.state.phone.isForeground,
        check.profile
      )
    else { return }
    check.violated(
      .unfounded,
      comparing: Comparison(expected: "another answer", actual: "refused: \(reason.rawValue)"),
      "activity \(id.number) was refused as \(reason.rawValue), which does not apply"
    )
  }

  static func overdue(_ wait: ActivityCallMonitor.Wait) -> OverdueActivity<Violation> {
    OverdueActivity(
      violation: .unanswered,
      word: "answered",
      message:
        "activity \(wait.id.number), which the app requested, was neither started nor refused"
    )
  }
}
