import WidgetModel

/// A widget's intent asks no questions.
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
    title: "a widget's intent asks no questions",
    statement: "An intent that a widget runs does not ask for a value, a choice or a confirmation.",
    party: .intent,
    facts: [.vw11],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Set every parameter when you create the intent for its button or toggle. Leave questions to \
      an intent that opens the app.
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
      message: "a widget's intent used \(effect.text), but a widget shows no dialog"
    )
  }
}
