import WidgetModel

/// A query finds what it suggested.
struct QueriesKeepSelection: SideEffectClause {
  enum Situation: String, ClauseWord {
    case found = "every suggested entity is found"
    case notFound = "a suggested entity is not found"
  }

  static let optional: [Situation] = [.notFound]

  enum Violation: String, ClauseWord {
    case lost
  }

  static let clause = Clause(
    Self.self,
    id: "AI-07.intent",
    title: "a query finds what it suggested",
    statement: """
      An entity query returns every entity that it has suggested when it looks up their ids.
      """,
    party: .intent,
    facts: [.ai07],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Let `entities(for:)` find every entity that `suggestedEntities()` offers, by an id that \
      stays the same from launch to launch, and without a network; otherwise a person's selection \
      is lost.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .entitiesLost else { return .silent }
    let detail = effect.text.isEmpty ? "" : " of \(effect.text)"
    return .broken(
      .notFound,
      .lost,
      comparing: Comparison(
        expected: "each suggested entity found by its id",
        actual: "\(effect.amount) not found"
      ),
      message:
        "a query suggested \(amount(effect.amount, "entity", "entities"))\(detail) that it does not find by id"
    )
  }
}
