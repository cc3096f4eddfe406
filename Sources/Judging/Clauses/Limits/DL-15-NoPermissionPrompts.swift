import WidgetModel

/// Code of a widget asks for no permission.
struct NoPermissionPrompts: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutPrompt = "answered without asking for a permission"
    case prompted = "asked for a permission"
  }

  static let optional: [Situation] = [.prompted]

  enum Violation: String, ClauseWord {
    case prompted = "asked"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-15.provider",
    title: "a widget asks for no permission",
    statement: """
      Code of an extension does not ask the person for a permission: a widget shows no prompt.
      """,
    party: .provider,
    facts: [.dl15],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Ask for the permission in the app. The widget reads what was decided, and shows an entry \
      without it where it was denied.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .permissionRequested else { return .silent }
    return .broken(
      .prompted,
      .prompted,
      comparing: Comparison(expected: "no question to the person", actual: effect.text),
      message: "\(effect.text) was called in an extension, which cannot show the question"
    )
  }
}
