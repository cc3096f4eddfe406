import WidgetModel

/// From iOS 27 on the Dynamic Island shows activities in landscape, too, limited in width.
struct IslandInLandscape: ContextClause {
  enum Situation: String, ClauseWord {
    case before = "an activity runs in landscape before iOS 27"
    case limited = "an activity runs in landscape from iOS 27 on"
    case back = "an activity runs in portrait again"
  }

  // Each profile allows only one of the two.
  static let optional = [Situation.before, .limited]

  enum Violation: String, ClauseWord {
    case shown
    case hidden
    case unlimited
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "LA-40.runtime",
    title: "the landscape island is limited in width",
    statement: """
      In landscape, the Dynamic Island shows its activities from iOS 27 on and reports a limited \
      width; before iOS 27 it shows none. In portrait its width is not limited.
      """,
    party: .runtime,
    facts: [.la40],
    assumptions: [.as02, .as17],
    observes: Self.kinds,
    inapplicable: withoutIsland
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    guard state.activities.running > 0 else { return [] }
    guard state.contexts.isIn(.landscape) else { return [.back] }
    return [state.profile.isOn(.islandInLandscape) ? .limited : .before]
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.presentation.place == .island else { return nil }
    return actual?.form == .limited ? nil : .unlimited
  }

  static func violation(ofUnexpected item: PresentedItem, _ state: ObservedState) -> Violation? {
    item.presentation.place == .island ? .unfounded : nil
  }

  static func other(_ state: ObservedState) -> (Violation, Comparison)? {
    guard state.contexts.isIn(.landscape) else { return nil }
    let expected = state.expectedIsland.attached
    let actual = state.activities.island.attached
    guard (expected == nil) != (actual == nil) else { return nil }
    return (
      expected == nil ? .shown : .hidden,
      Comparison(
        expected: "\(expected.inWords) in the landscape island",
        actual: "\(actual.inWords) in the landscape island"
      )
    )
  }
}
