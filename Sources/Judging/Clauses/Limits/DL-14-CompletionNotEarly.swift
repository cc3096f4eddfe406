import WidgetModel

/// A completion handler is called when the work is done.
struct CompletionNotEarly: SideEffectClause {
  enum Situation: String, ClauseWord {
    case afterItsWork = "completed after its downloads"
    case before = "completed before a download was over"
  }

  static let optional: [Situation] = [.before]

  enum Violation: String, ClauseWord {
    case tooEarly = "too early"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-14.provider",
    title: "a request is not completed too early",
    statement: """
      Code completes a timeline or snapshot request only after the downloads that it began for the \
      request are over.
      """,
    party: .provider,
    facts: [.dl14],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Complete the request in the innermost callback, or `await` the work. Work that continues \
      after the answer is stopped with the process, and its result is lost.
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
