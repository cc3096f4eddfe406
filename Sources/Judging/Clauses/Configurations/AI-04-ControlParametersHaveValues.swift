import WidgetModel

/// A control's parameter that needs a value has one.
struct ControlParametersHaveValues: SideEffectClause {
  enum Situation: String, ClauseWord {
    case complete = "a control whose parameters all have defaults or are optional"
    case incomplete = "a control with a parameter that is neither"
  }

  static let optional: [Situation] = [.incomplete]

  enum Violation: String, ClauseWord {
    case noValue = "no value"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-04.configuration",
    title: "a control's parameters have defaults or are optional",
    statement: """
      Each parameter of a control's configuration has a default or is optional.
      """,
    party: .configuration,
    facts: [.ai04],
    observes: Self.kinds,
    needs: [.realCode, .controls],
    advice: """
      Make the parameter optional, or give it a default: the gallery shows the control before \
      anyone chooses.
      """
  )

  static let requests: [RequestKind] = [.control]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .controlParameterUnset else { return .silent }
    return .broken(
      .incomplete,
      .noValue,
      comparing: Comparison(expected: "a default or an optional", actual: "neither"),
      message: "the control's parameter \(effect.text) has no default and is not optional"
    )
  }
}
