import WidgetModel

/// Controls are distinguished by their names.
struct ControlsHaveNames: SideEffectClause {
  enum Situation: String, ClauseWord {
    case named = "a control with its own name, or the only one without"
    case nameless = "several controls without a name"
  }

  static let optional: [Situation] = [.nameless]

  enum Violation: String, ClauseWord {
    case nameless = "no names"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-08.configuration",
    title: "a bundle's controls have names",
    statement: """
      At most one control in a bundle declares no display name.
      """,
    level: .exception(
      .recommended,
      because: "the app's name is a name; that such controls look alike is a consequence"
    ),
    party: .configuration,
    facts: [.ct08],
    observes: Self.kinds,
    needs: [.realCode, .controls],
    advice: """
      Add `displayName(_:)` to each control's configuration: without it, the gallery shows the \
      app's name, which is the same for all.
      """
  )

  static let requests: [RequestKind] = [.control]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .controlNameMissing else { return .silent }
    return .broken(
      .nameless,
      .nameless,
      comparing: Comparison(expected: "displayName(_:)", actual: "none"),
      message: "the controls \(effect.text) have no display name, so each has the app's"
    )
  }
}
