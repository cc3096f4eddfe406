import WidgetModel

/// A control's value arrives at once.
struct ControlInTime: OwnTimeClause {
  enum Situation: String, ClauseWord {
    case within = "within the limit"
    case atTheLimit = "at exactly the limit"
    case later = "after the limit"
  }

  static let optional: [Situation] = [.atTheLimit, .later]

  enum Violation: String, ClauseWord {
    case late
  }

  static let clause = Clause(
    Self.self,
    id: "DL-05.provider",
    title: "a control's value arrives within a second",
    statement: """
      The first answer to a request for a control's value comes within a second. Code that waits \
      for a slow or silent network is not judged.
      """,
    party: .provider,
    facts: [.dl05, .ct13],
    assumptions: [.as08],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .controls],
    advice: """
      Read the control's value from shared data that the app keeps current; do not fetch it while \
      the system waits.
      """
  )

  static let requests = RequestKind.control

  var waiting = NetworkWaits()

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>) {
    let limit = PlatformFigures.controlDeadline
    check.see(reply.delay < limit ? .within : reply.delay == limit ? .atTheLimit : .later)
    guard reply.delay > limit else { return }
    check.violated(
      .late,
      by: reply,
      comparing: Comparison(
        expected: "given within \(limit)",
        actual: "given after \(reply.delay)",
        limit: Limit(
          "\(limit)",
          .brief(.dl05),
          due: reply.request.instant + limit
        )
      ),
      "a control's value took \(reply.delay), more than \(limit)"
        + check.state.circumstances
    )
  }
}
