import WidgetModel

/// The result of `relevance()` counts only on a watch.
struct RelevanceIsOfWatches: ContextClause {
  enum Situation: String, ClauseWord {
    case relevant = "configurations are relevant on a phone"
    case none = "no configuration is relevant on a phone any more"
  }

  enum Violation: String, ClauseWord {
    case counts
  }

  static let clause = Clause(
    Self.self,
    id: "RV-01.runtime",
    title: "relevance() does not count on a phone",
    statement: """
      On iOS and iPadOS, the Smart Stack shows no widget because of its `relevance()`.
      """,
    party: .runtime,
    facts: [.rv01],
    observes: Self.kinds,
    inapplicable: {
      $0.isOn(.relevanceCounts) ? "the profile is a watch's, where relevance() counts" : nil
    }
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    state.contexts.relevantNumbers(in: state.setup).map { $0 > 0 ? .relevant : .none }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? { nil }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.presentation.place == .smartStack ? .counts : nil
  }
}
