import WidgetModel

/// StandBy and CarPlay show small widgets in full color, StandBy two of them scaled up.
struct SmallWidgetsInContexts: ContextClause {
  enum Situation: String, ClauseWord {
    case standBy = "a small widget in StandBy"
    case more = "more small widgets than StandBy shows"
    case carPlay = "a small widget in CarPlay"
    case others = "a widget of another family during StandBy or CarPlay"
  }

  enum Violation: String, ClauseWord {
    case missing
    case unfounded
    case family = "another family"
    case color = "without color"
    case scale = "not scaled"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-09.runtime",
    title: "StandBy and CarPlay show small widgets",
    statement: """
      StandBy shows the first two small widgets, in the order of placement and scaled up. CarPlay \
      shows all small widgets. Both show them as `systemSmall` and in full color, and neither \
      shows a widget of another family.
      """,
    party: .runtime,
    facts: [.rv09],
    assumptions: [.as02, .as17],
    observes: Self.kinds
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    var seen: [Situation] = []
    let places = expected.filter(\.isPlacement).map(\.presentation.place)
    if places.contains(.standBy) { seen.append(.standBy) }
    if places.contains(.carPlay) { seen.append(.carPlay) }
    if state.contexts.isIn(.standBy), state.smallWidgets.count > state.profile[.standByWidgets] {
      seen.append(.more)
    }
    var placed = 0
    state.forEachPlacement { _ in placed += 1 }
    if state.contexts.isIn(.standBy) || state.contexts.isIn(.carPlay),
      placed > state.smallWidgets.count
    {
      seen.append(.others)
    }
    return seen
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.isPlacement, !expected.isMounted else { return nil }
    guard let actual else { return .missing }
    if actual.form != .systemSmall { return .family }
    if actual.isTinted { return .color }
    return expected.presentation.scale > 1 && actual.scale <= 1 ? .scale : nil
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.isPlacement && !item.isMounted ? .unfounded : nil
  }
}

extension PresentedItem {
  var isPlacement: Bool { if case .placement = content { true } else { false } }

  var isActivity: Bool { if case .activity = content { true } else { false } }
}
