import WidgetModel

/// A widget supports at least one family.
struct FamiliesListed: SideEffectClause {
  enum Situation: String, ClauseWord {
    case allListed = "answered in a bundle whose widgets all have families"
    case noneListed = "answered in a bundle with a widget without families"
  }

  static let optional: [Situation] = [.noneListed]

  enum Violation: String, ClauseWord {
    case noneListed = "no family"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-12.configuration",
    title: "a widget supports at least one family",
    statement: """
      No widget of a bundle declares an empty list of families.
      """,
    party: .configuration,
    facts: [.fm12],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      List the families in `supportedFamilies(_:)`, or omit the modifier to offer all. Omit the \
      whole widget from the bundle where it is not available.
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
        "the widget of the kind \"\(effect.text)\" lists no family, which can make all widgets disappear"
    )
  }
}
