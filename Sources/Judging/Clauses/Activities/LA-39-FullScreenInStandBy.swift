import WidgetModel

/// StandBy shows an activity full-screen and at twice its size.
struct FullScreenInStandBy: ContextClause {
  enum Situation: String, ClauseWord {
    case one = "one activity runs in StandBy"
    case several = "several activities run in StandBy"
    case none = "no activity runs in StandBy"
  }

  enum Violation: String, ClauseWord {
    case missing
    case unfounded
    case form = "not full-screen"
    case scale = "not scaled"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-39.runtime",
    title: "StandBy shows an activity full-screen",
    statement: """
      In StandBy, the running activity that the Dynamic Island would show first (LA-12) fills the \
      screen, at twice its size. StandBy shows no other activity.
      """,
    party: .runtime,
    facts: [.la39],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: withoutActivities
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    guard state.contexts.isIn(.standBy) else { return [] }
    return switch state.activities.running {
    case 0: [.none]
    case 1: [.one]
    default: [.several]
    }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.isActivity, expected.presentation.place == .standBy else { return nil }
    guard let actual else { return .missing }
    if actual.form != .fullScreen { return .form }
    return actual.scale == expected.presentation.scale ? nil : .scale
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.isActivity && item.presentation.place == .standBy ? .unfounded : nil
  }
}
