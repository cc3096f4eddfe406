import WidgetModel

/// A widget's intent asks nothing.
struct IntentsAskNothing: SideEffectClause {
  enum Situation: String, ClauseWord {
    case performed = "performed without a question"
    case asked = "asked the person"
  }

  static let optional: [Situation] = [.asked]

  enum Violation: String, ClauseWord {
    case asked
  }

  static let clause = Clause(
    Self.self,
    id: "VW-11.intent",
    title: "a widget's intent asks the person nothing",
    statement: """
      An intent that a widget runs has all its values and asks for no value, choice or confirmation: \
      there is no dialog.
      """,
    party: .intent,
    facts: [.vw11],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Set every parameter when you make the intent for its button or toggle. Leave questions to an \
      intent that opens the app.
      """
  )

  static let requests: [RequestKind] = [.intent]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .dialogRequested, request?.kind == .intent else { return .silent }
    return .broken(
      .asked,
      .asked,
      comparing: Comparison(expected: "no question", actual: effect.text),
      message: "an intent of a widget used \(effect.text), and nobody is asked"
    )
  }
}
