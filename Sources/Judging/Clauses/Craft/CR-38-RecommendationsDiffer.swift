import WidgetModel

/// Recommended configurations are distinguished by their descriptions.
struct RecommendationsDiffer: SideEffectClause {
  enum Situation: String, ClauseWord {
    case distinct = "recommendations requested, no two with the same description"
    case doubled = "two recommendations have the same description"
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
      Use each description once, or add what distinguishes two configurations: a person who \
      chooses a complication sees only the description. See \
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
