import WidgetModel

/// A button's intent has its values in parameters.
struct ValuesAreParameters: SideEffectClause {
  enum Situation: String, ClauseWord {
    case parameters = "answered with intents whose values are parameters"
    case lost = "answered with an intent that holds a value elsewhere"
  }

  static let optional: [Situation] = [.lost]

  enum Violation: String, ClauseWord {
    case lost
  }

  static let clause = Clause(
    Self.self,
    id: "VW-11.intent.values",
    title: "an intent's values are its parameters",
    statement: """
      Code sets the values of an intent for a button, toggle or control only in `@Parameter` \
      properties, because the system stores no others. A value that every new instance has anyway \
      does not count.
      """,
    party: .intent,
    facts: [.vw11],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Mark the property with `@Parameter`. When the person taps, a property without it has the \
      value from `init()`.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity, .control]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .intentValueLost else { return .silent }
    return .broken(
      .lost,
      .lost,
      comparing: Comparison(expected: "a parameter", actual: effect.text),
      message:
        "\(effect.text) is set for a button or toggle but is not a parameter, so a tap loses it"
    )
  }
}
