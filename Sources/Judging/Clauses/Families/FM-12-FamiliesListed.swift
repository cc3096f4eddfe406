import WidgetModel

/// A widget supports at least one family.
struct FamiliesListed: SideEffectClause {
  enum Situation: String, ClauseWord {
    case allListed = "answered in a bundle whose widgets all have families"
    case noneListed = "answered in a bundle with a widget that has none"
  }

  static let optional: [Situation] = [.noneListed]

  enum Violation: String, ClauseWord {
    case noneListed = "no family"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-12.configuration",
    title: "a widget is declared for a family",
    statement: """
      No widget of a bundle lists an empty set of families.
      """,
    party: .configuration,
    facts: [.fm12],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      List the families in `supportedFamilies(_:)`, or leave the modifier out to offer all. Leave the \
      whole widget out of the bundle where it is not available.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .familiesMissing else { return .silent }
    return .broken(
      .noneListed,
      .noneListed,
      comparing: Comparison(expected: "a family, or no list", actual: "an empty list"),
      message:
        "the widget of the kind \"\(effect.text)\" lists no family, which has made all widgets vanish"
    )
  }
}
