import WidgetModel

/// A Live Activity that becomes stale shows it.
struct StaleLooksStale: SideEffectClause {
  enum Situation: String, ClauseWord {
    case neverStale = "drawn with content that is not stale by a date, or that keeps itself current"
    case shown = "drawn otherwise when it is stale"
    case hidden = "drawn as before when it is stale"
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
      Where code gives the content of a Live Activity a stale date, some presentation is drawn differently \
      once it has passed. Code that hears `activityStateUpdates` is not judged, nor a presentation with a text \
      or progress that keeps itself current.
      """,
    party: .view,
    rule: .cr24,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .presentations],
    advice: """
      Read `context.isStale` and say that the content is no longer current: dim it, or show since when \
      there was no news.
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
      message: "a Live Activity that has a stale date is drawn alike before it and after it"
    )
  }
}
