import WidgetModel

/// A Live Activity that becomes stale shows it.
struct StaleLooksStale: SideEffectClause {
  enum Situation: String, ClauseWord {
    case neverStale = "drawn without a stale date, or with content that keeps itself current"
    case shown = "drawn differently when stale"
    case hidden = "drawn unchanged when stale"
  }

  static let optional: [Situation] = [.neverStale, .hidden]

  enum Violation: String, ClauseWord {
    case hidden
  }

  static let clause = Clause(
    Self.self,
    id: "CR-24",
    title: "a stale Live Activity looks stale",
    statement: """
      If code gives a Live Activity's content a stale date, at least one presentation looks \
      different after that date. Code that observes `activityStateUpdates` is not judged, and \
      neither is content that keeps itself current.
      """,
    party: .view,
    rule: .cr24,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .presentations],
    advice: """
      Read `context.isStale` and show that the content is no longer current: dim it, or show when \
      it was last updated.
      """
  )

  static let requests: [RequestKind] = [.activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .activityStaleDrawn else { return .silent }
    // 1 means that the stale drawing equals the fresh one.
    guard effect.amount == 1 else { return .kept(.shown) }
    return .broken(
      .hidden,
      .hidden,
      comparing: Comparison(expected: "drawn differently once stale", actual: "drawn alike"),
      message: "a Live Activity with a stale date looks the same before and after it"
    )
  }
}
