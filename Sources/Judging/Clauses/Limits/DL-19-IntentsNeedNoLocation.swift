import WidgetModel

/// An intent needs no location.
struct IntentsNeedNoLocation: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutLocation = "performed without requesting the location"
    case asked = "requested the location"
  }

  static let optional: [Situation] = [.asked]

  enum Violation: String, ClauseWord {
    case asked = "requested"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-19.intent",
    title: "a widget's intent requests no location",
    statement: """
      An intent that a widget or control runs does not request the location.
      """,
    party: .intent,
    facts: [.dl19],
    observes: Self.kinds,
    needs: [.realCode, .interaction],
    advice: """
      Let the app store the location in the app group, and read it there: the system gives an \
      intent no location.
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
      message: "an intent requested the location with \(effect.text), which it never gets"
    )
  }
}
