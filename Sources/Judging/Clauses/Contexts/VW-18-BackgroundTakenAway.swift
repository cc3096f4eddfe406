import WidgetModel

/// StandBy and CarPlay draw a widget without its background.
struct BackgroundTakenAway: ContextClause {
  enum Situation: String, ClauseWord {
    case with = "the tree on display has a background"
    case without = "the tree on display has none"
  }

  enum Violation: String, ClauseWord {
    case drawn
  }

  static let clause = Clause(
    Self.self,
    id: "VW-18.runtime",
    title: "StandBy and CarPlay remove a widget's background",
    statement: """
      StandBy and CarPlay draw a widget without the background of the tree on display.
      """,
    party: .runtime,
    facts: [.vw18, .rv09],
    assumptions: [.as02],
    observes: Self.kinds
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    var seen: [Situation] = []
    for item in expected where !item.isMounted {
      guard case .placement(let id) = item.content, let tree = state.treeOnDisplay(id)
      else { continue }
      let hasBackground = tree.nodes.contains { $0.kind == .containerBackground }
      seen.append(hasBackground ? .with : .without)
    }
    return seen
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    expected.isPlacement && !expected.isMounted && actual?.hasBackground == true ? .drawn : nil
  }
}
