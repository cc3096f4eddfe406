import WidgetModel

/// A mounted widget shows less to a person far away and has the texture that it declares.
struct DetailByDistance: ContextClause {
  enum Situation: String, ClauseWord {
    case near = "the person is near"
    case afar = "the person is far away"
    case glass = "of glass"
    case paper = "of paper"
  }

  enum Violation: String, ClauseWord {
    case detail = "another level of detail"
    case texture = "another texture"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-12.runtime.detail",
    title: "the level of detail follows the distance",
    statement: """
      A widget mounted in a room has the simplified level of detail while the person is far away, \
      and the default level otherwise. It has the texture that it declares, or glass if it \
      declares none.
      """,
    party: .runtime,
    facts: [.rv12],
    assumptions: [.as02, .as19],
    observes: Self.kinds,
    inapplicable: withoutRoom
  )

  var isCompared = false

  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    expected.filter(\.isMounted).flatMap { item -> [Situation] in
      [
        item.presentation.detail == .simplified ? .afar : .near,
        item.presentation.texture == .paper ? .paper : .glass,
      ]
    }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.isMounted, let actual else { return nil }
    if actual.detail != expected.presentation.detail { return .detail }
    return actual.texture == expected.presentation.texture ? nil : .texture
  }
}
