import WidgetModel

/// The default of a parameter follows the choices on which it depends.
struct DefaultsFollowChoices: SideEffectClause {
  enum Situation: String, ClauseWord {
    case follows = "options were offered without such a default"
    case stray = "a default belongs to another choice"
  }

  static let optional: [Situation] = [.stray]

  enum Violation: String, ClauseWord {
    case stray
  }

  static let clause = Clause(
    Self.self,
    id: "CR-34",
    title: "a default is among what its query offers",
    statement: """
      A query or provider that depends on another parameter gives a default that it offers for what was chosen there, \
      not one that it offers for another choice.
      """,
    party: .intent,
    rule: .cr34,
    facts: [.ai09],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Let `defaultResult()` take the first of what `suggestedEntities()` returns, so that both read the dependency. \
      See https://github.com/home-assistant/iOS/issues/4756.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .defaultNotOffered else { return .silent }
    return .broken(
      .stray,
      .stray,
      comparing: Comparison(expected: "a default of the choice", actual: "one of another choice"),
      message: "a default is not among what is offered for the choice that was made: \(effect.text)"
    )
  }
}
