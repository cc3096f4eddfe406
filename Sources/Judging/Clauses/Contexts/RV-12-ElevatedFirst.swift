import WidgetModel

/// A visionOS widget is mounted elevated, or as the person chose where possible.
struct ElevatedFirst: ContextClause {
  enum Situation: String, ClauseWord {
    case first = "on a vertical surface, without a choice"
    case chosen = "on a vertical surface, in the style that the person chose"
    case only = "on a vertical surface, in the one style that the widget supports"
    case horizontal = "on a horizontal surface"
  }

  enum Violation: String, ClauseWord {
    case missing
    case unfounded
    case style = "another style"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-12.runtime",
    title: "a widget is elevated unless a person chose otherwise",
    statement: """
      A placed visionOS widget is shown in its room. It is elevated on a horizontal surface. On a \
      vertical one it has the style that the person chose if it supports that style; otherwise it \
      is elevated if it supports that, or else recessed.
      """,
    party: .runtime,
    facts: [.rv12],
    assumptions: [.as02, .as19],
    observes: Self.kinds,
    inapplicable: withoutRoom
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    expected.filter(\.isMounted).compactMap { item in
      guard case .placement(let id) = item.content,
        let placement = state.placement(id)?.placement
      else { return nil }
      if placement.surface == .horizontal { return .horizontal }
      if state.setup.declaration(of: placement).mountingStyles != .both { return .only }
      return placement.mounting == .none ? .first : .chosen
    }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.isMounted else { return nil }
    guard let actual else { return .missing }
    return actual.mounting == expected.presentation.mounting ? nil : .style
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.presentation.place == .room ? .unfounded : nil
  }
}
