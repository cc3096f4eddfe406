import WidgetModel

/// Ungrouped clues are not mixed with others.
struct GroupsNotMixed: SideEffectClause {
  enum Situation: String, ClauseWord {
    case without = "no clue in a group"
    case grouped = "clues that are all ungrouped, or all in other groups"
    case mixed = "ungrouped clues together with others"
  }

  static let optional: [Situation] = [.grouped, .mixed]

  enum Violation: String, ClauseWord {
    case mixed = "groups mixed"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-05.provider",
    title: "ungrouped clues are not mixed with others",
    statement: """
      A provider's `relevance()` does not put one clue into the group `ungrouped` and another into \
      an automatic or named group.
      """,
    party: .provider,
    facts: [.rv05],
    observes: Self.kinds,
    needs: [.realCode, .relevance],
    advice: """
      Use `.ungrouped` for all of the widget's clues or for none: what the system does with a mixture \
      is undefined.
      """
  )

  static let requests: [RequestKind] = [.relevance]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .relevanceTold else { return .silent }
    let groups = effect.text.split(separator: ", ")
    if groups.isEmpty { return .kept(.without) }
    guard groups.contains("ungrouped"), groups.count > 1 else { return .kept(.grouped) }
    return .broken(
      .mixed,
      .mixed,
      comparing: Comparison(expected: "ungrouped alone, or not at all", actual: effect.text),
      message: "relevance() returns clues in the groups \(effect.text), one of which is ungrouped"
    )
  }
}
