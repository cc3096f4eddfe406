import WidgetModel

/// A query that depends on other parameters offers nothing before they have values.
struct DependentsWait: SideEffectClause {
  enum Situation: String, ClauseWord {
    case waited = "nothing is offered before the dependency has values"
    case offered = "something is offered before the dependency has values"
  }

  static let optional: [Situation] = [.offered]

  enum Violation: String, ClauseWord {
    case offeredEarly = "offered early"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-09.intent",
    title: "dependent choices wait for what they depend on",
    statement: """
      A query that reads an `IntentParameterDependency` offers nothing while its parameters have \
      no values.
      """,
    level: .exception(
      .recommended,
      because: "Apple's example offers nothing, but no sentence forbids offering everything"
    ),
    party: .intent,
    facts: [.ai09],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Return an empty list if the dependency is nil: `guard let selection else { return [] }`. A \
      person who picks from all choices may pick one that the other parameter rules out.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .offeredUnmet else { return .silent }
    return .broken(
      .offered,
      .offeredEarly,
      comparing: Comparison(
        expected: "no choices",
        actual: amount(effect.amount, "choice", "choices")
      ),
      message: """
        \(effect.text) offers \(amount(effect.amount, "choice", "choices")) before the parameters on which it \
        depends have values
        """
    )
  }
}
