import WidgetModel

/// A Live Activity's clock stops when what it measures ends.
struct ClocksEndWithActivity: SideEffectClause {
  enum Situation: String, ClauseWord {
    case ends = "drawn without a clock that keeps running past a known end"
    case runsOn = "a clock keeps running past a known end"
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
      If a Live Activity's attributes or state contain the date at which its content becomes \
      stale, no text with the style `timer` keeps counting in the stale drawing. A text that \
      counts to that date and then up may, if the drawing's other words change. Code that observes \
      `activityStateUpdates` is not judged.
      """,
    party: .view,
    rule: .cr45,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .presentations],
    advice: """
      Draw the clock with `Text(timerInterval:countsDown:)`, which stops at the end, or omit it if \
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
      comparing: Comparison(
        expected: "a clock that stops at the end",
        actual: "one that keeps running"
      ),
      message: "a clock keeps running past the end that the Live Activity knows: \(effect.text)"
    )
  }
}
