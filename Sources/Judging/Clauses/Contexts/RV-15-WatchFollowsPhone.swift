import WidgetModel

/// A watch within range shows what the phone shows.
struct WatchFollowsPhone: ContextClause {
  enum Situation: String, ClauseWord {
    case near = "an activity runs while the watch is within range"
    case away = "the watch is out of range and shows older content"
    case changed = "other content arrived while the watch was within range"
  }

  enum Violation: String, ClauseWord {
    case missing
    case late
    case ahead
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "RV-15.runtime",
    title: "a watch within range shows what the phone shows",
    statement: """
      A watch within range shows each running activity with the content that the phone shows, and \
      nothing else. A watch out of range keeps what it showed.
      """,
    party: .runtime,
    facts: [.rv15],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: withoutActivities
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    let items = expected.filter { $0.presentation.place == .watch }
    guard state.contexts.isIn(.watch) else {
      let isOlder = items.contains { item in
        guard case .activity(let id) = item.content else { return false }
        return state.activity(id)?.shownNumber != item.presentation.number
      }
      return isOlder ? [.away] : []
    }
    if items.isEmpty { return [] }
    return items.contains { $0.presentation.number > 0 } ? [.near, .changed] : [.near]
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.presentation.place == .watch else { return nil }
    guard let actual else { return .missing }
    guard actual.number != expected.presentation.number else { return nil }
    return state.contexts.isIn(.watch) ? .late : .ahead
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.presentation.place == .watch ? .unfounded : nil
  }
}
