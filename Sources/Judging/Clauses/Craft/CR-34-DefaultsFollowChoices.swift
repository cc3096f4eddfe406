import WidgetModel

/// A parameter's default follows the choices on which it depends.
struct DefaultsFollowChoices: SideEffectClause {
  enum Situation: String, ClauseWord {
    case follows = "options offered without a stray default"
    case stray = "a default belongs to another choice"
  }

  static let optional: [Situation] = [.stray]

  enum Violation: String, ClauseWord {
    case stray
  }

  static let clause = Clause(
    Self.self,
    id: "CR-34",
    title: "a default is among the options offered",
    statement: """
      A query or options provider that depends on another parameter gives a default that it offers \
      for the choice made there, not one that it offers only for another choice.
      """,
    party: .intent,
    rule: .cr34,
    facts: [.ai09],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Let `defaultResult()` return the first of `suggestedEntities()`, so that both read the \
      dependency. See https://github.com/home-assistant/iOS/issues/4756.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .defaultNotOffered else { return .silent }
    return .broken(
      .stray,
      .stray,
      comparing: Comparison(expected: "a default for the choice", actual: "one for another choice"),
      message: "a default is not among the options offered for the current choice: \(effect.text)"
    )
  }
}
