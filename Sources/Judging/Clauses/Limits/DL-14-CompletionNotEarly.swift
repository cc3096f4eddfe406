import WidgetModel

/// A completion handler is called when the work is done.
struct CompletionNotEarly: SideEffectClause {
  enum Situation: String, ClauseWord {
    case afterItsWork = "completed after its work"
    case before = "completed before"
  }

  static let optional: [Situation] = [.before]

  enum Violation: String, ClauseWord {
    case tooEarly = "too early"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-14.provider",
    title: "a completion is not called too early",
    statement: """
      A request is completed after the work that was begun for it, such as a download, is over; \
      what comes later is lost.
      """,
    party: .provider,
    facts: [.dl14],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Complete the request in the innermost callback, or `await` the work. What runs on after the \
      answer is stopped with the process, and its result is lost.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .answeredEarly else { return .silent }
    return .broken(
      .before,
      .tooEarly,
      comparing: Comparison(expected: "completed when all is done", actual: "completed before"),
      message: "the request was completed before this was over: \(effect.text)"
        + state.circumstances
    )
  }
}
