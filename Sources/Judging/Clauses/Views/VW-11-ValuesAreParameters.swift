import WidgetModel

/// The values of a button's intent are in its parameters.
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
      An intent of a button, toggle or control has the values that the code sets in `@Parameter` properties alone: \
      the system stores those, and makes the intent anew before it runs. A value that each new intent has, too, \
      is not lost.
      """,
    party: .intent,
    facts: [.vw11],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Mark the property with `@Parameter`. What is not marked has the value that `init()` gives it when the person \
      taps.
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
        "\(effect.text) is set for a button or toggle but is not a parameter, so a tap does not have it"
    )
  }
}
