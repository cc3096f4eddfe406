import WidgetModel

/// An entry's relevance has a comparable score and a duration that is not negative.
struct RelevanceComparable: SideEffectClause {
  enum Situation: String, ClauseWord {
    case comparable = "answered with comparable relevance, or none"
    case meaningless = "answered with a meaningless score or duration"
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
      The relevance of each entry has a finite score, which can be compared with the provider's \
      other scores, and a finite duration of 0 or more.
      """,
    party: .provider,
    facts: [.tl38],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Use one scale of scores above 0, and 0 for an entry to which the stack should not rotate. \
      Omit the duration if it is unknown.
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
        expected: "a finite score, and a duration of 0 s or more",
        actual: effect.text
      ),
      message: "an entry's relevance is meaningless: \(effect.text)"
    )
  }
}
