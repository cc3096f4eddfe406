import WidgetModel

/// Recommended configurations are distinguished by their descriptions.
struct RecommendationsDiffer: SideEffectClause {
  enum Situation: String, ClauseWord {
    case distinct = "asked for what it recommends, with no two alike"
    case doubled = "two recommendations have one description"
  }

  static let optional: [Situation] = [.doubled]

  enum Violation: String, ClauseWord {
    case doubled
  }

  static let clause = Clause(
    Self.self,
    id: "CR-38",
    title: "recommendations differ in their descriptions",
    statement: """
      No two configurations that a provider recommends have the same description.
      """,
    party: .provider,
    rule: .cr38,
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Recommend each description once, or add what distinguishes two: a person who chooses a complication \
      reads the description alone. See \
      https://github.com/daneden/Solstice/commit/ff87e5d.
      """
  )

  static let requests: [RequestKind] = [.relevance, .snapshot]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .recommendationDoubled else { return .silent }
    return .broken(
      .doubled,
      .doubled,
      message: "two recommended configurations have the description \(effect.text)"
    )
  }
}
