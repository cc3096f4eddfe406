import WidgetModel

/// An intent needs no location.
struct IntentsNeedNoLocation: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutLocation = "performed without asking for the location"
    case asked = "asked for the location"
  }

  static let optional: [Situation] = [.asked]

  enum Violation: String, ClauseWord {
    case asked
  }

  static let clause = Clause(
    Self.self,
    id: "DL-19.intent",
    title: "an intent of a widget asks for no location",
    statement: """
      An intent that a widget or control runs does not ask where the phone is: the system does not say.
      """,
    party: .intent,
    facts: [.dl19],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Let the app store the location in the app group, and read it there.
      """
  )

  static let requests: [RequestKind] = [.intent, .controlAction]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .locationRead, let kind = request?.kind, Self.requests.contains(kind)
    else {
      return .silent
    }
    return .broken(
      .asked,
      .asked,
      comparing: Comparison(expected: "a location that the app has stored", actual: effect.text),
      message: "an intent asked for the location with \(effect.text), which it never gets"
    )
  }
}
