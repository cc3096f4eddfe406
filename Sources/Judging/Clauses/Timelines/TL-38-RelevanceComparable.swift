import WidgetModel

/// The relevance of an entry has a comparable score and a duration that is not negative.
struct RelevanceComparable: SideEffectClause {
  enum Situation: String, ClauseWord {
    case comparable = "answered with relevance that can be compared, or none"
    case meaningless = "answered with a score or duration that means nothing"
  }

  static let optional: [Situation] = [.meaningless]

  enum Violation: String, ClauseWord {
    case meaningless
  }

  static let clause = Clause(
    Self.self,
    id: "TL-38.provider",
    title: "relevance can be compared",
    statement: """
      The score of each entry's relevance is a number, so that it can be compared with every other score of the \
      provider, and its duration is not negative.
      """,
    party: .provider,
    facts: [.tl38],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Keep to one scale of scores above 0 and use 0 for an entry to which the stack should not turn. Leave the \
      duration out where it is not known.
      """
  )

  static let requests = [RequestKind.timeline]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .relevanceMeaningless else { return .silent }
    return .broken(
      .meaningless,
      .meaningless,
      comparing: Comparison(
        expected: "a number, and a duration of 0 s or more",
        actual: effect.text
      ),
      message: "the relevance of an entry means nothing: \(effect.text)"
    )
  }
}
