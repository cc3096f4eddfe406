import WidgetModel

/// A widget's code requests no permission.
struct NoPermissionPrompts: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutPrompt = "answered without requesting a permission"
    case prompted = "requested a permission"
  }

  static let optional: [Situation] = [.prompted]

  enum Violation: String, ClauseWord {
    case prompted = "requested"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-15.provider",
    title: "a widget requests no permission",
    statement: """
      An extension's code does not request a permission from the person.
      """,
    party: .provider,
    facts: [.dl15],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Request the permission in the app, because a widget shows no prompt. The widget reads the \
      decision, and shows an entry that needs no permission if the person denied it.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .permissionRequested else { return .silent }
    return .broken(
      .prompted,
      .prompted,
      comparing: Comparison(expected: "no prompt", actual: effect.text),
      message: "\(effect.text) was called in an extension, which cannot show the prompt"
    )
  }
}
