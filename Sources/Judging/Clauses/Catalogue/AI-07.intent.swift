import WidgetModel

extension Clause {
  /// A query finds what it suggested.
  static let queriesKeepSelection = Clause(
    id: "AI-07.intent",
    title: "a query finds what it suggested",
    statement: """
      An entity query gives back, when it is asked for their ids, all entities that it has \
      suggested; otherwise a person's selection is lost.
      """,
    level: .required,
    party: .intent,
    facts: [.ai07],
    situations: [
      ClauseSituation("everything that was suggested is found"),
      ClauseSituation("something that was suggested is not found", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .configuration],
    checker: {
      SideEffectChecker(of: [.options]) { sideEffect, _, _ in
        guard sideEffect.kind == .entitiesLost else { return .silent }
        let detail = sideEffect.text.isEmpty ? "" : " of \(sideEffect.text)"
        return .broken(
          situation: 1,
          kind: "lost",
          comparing: Comparison(
            expected: "each suggested entity found by its id",
            actual: "\(sideEffect.amount) not found"
          ),
          message:
            "a query suggested \(amount(sideEffect.amount, "entity", "entities"))\(detail) that it does not find by id"
        )
      }
    }
  )
}
