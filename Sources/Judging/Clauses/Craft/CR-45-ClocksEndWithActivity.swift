import WidgetModel

/// A clock in a Live Activity ends when what it measures does.
struct ClocksEndWithActivity: SideEffectClause {
  enum Situation: String, ClauseWord {
    case ends = "drawn without a clock that runs on past a known end"
    case runsOn = "a clock runs on past a known end"
  }

  static let optional: [Situation] = [.runsOn]

  enum Violation: String, ClauseWord {
    case runsOn = "runs on"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-45",
    title: "a Live Activity's clock stops at its end",
    statement: """
      Where attributes or state of a Live Activity give the date at which its content becomes stale, no text in the \
      style `timer` counts on in the stale drawing as it does in the fresh one; one that counts to that date and then \
      up may, if other words are drawn. Code that hears `activityStateUpdates` is not judged.
      """,
    party: .view,
    rule: .cr45,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .presentations],
    advice: """
      Draw it with `Text(timerInterval:countsDown:)`, which stops at the end, or leave it out where \
      `context.isStale`. See https://github.com/awaseem/foqos/issues/116.
      """
  )

  static let requests: [RequestKind] = [.activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .staleTextRunsOn else { return .silent }
    return .broken(
      .runsOn,
      .runsOn,
      comparing: Comparison(expected: "a clock that stops at the end", actual: "one that runs on"),
      message: "a clock runs on past the end that the Live Activity knows: \(effect.text)"
    )
  }
}
