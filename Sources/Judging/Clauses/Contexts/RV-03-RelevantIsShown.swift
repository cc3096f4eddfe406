import WidgetModel

/// A watch shows an entry for each relevant configuration of a widget.
struct RelevantIsShown: ContextClause {
  enum Situation: String, ClauseWord {
    case one = "one configuration is relevant"
    case several = "several configurations are relevant"
    case none = "no configuration is relevant any more"
  }

  enum Violation: String, ClauseWord {
    case missing
    case another = "another number"
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "RV-03.runtime",
    title: "each relevant configuration has an entry",
    statement: """
      A watch's Smart Stack shows an entry for each configuration that a widget's `relevance()` \
      names, and does not show a widget for which it names none.
      """,
    party: .runtime,
    facts: [.rv03],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: {
      $0.isOn(.relevanceCounts)
        ? nil : "the profile is not a watch's, where relevance() counts"
    }
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    state.contexts.relevantNumbers(in: state.setup).map { number in
      switch number {
      case 0: .none
      case 1: .one
      default: .several
      }
    }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.presentation.place == .smartStack else { return nil }
    guard let actual else { return .missing }
    return actual.number == expected.presentation.number ? nil : .another
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.presentation.place == .smartStack ? .unfounded : nil
  }
}
