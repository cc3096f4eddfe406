import WidgetModel

/// A parameter that needs a value has one.
struct ParametersHaveValues: SideEffectClause {
  enum Situation: String, ClauseWord {
    case complete = "a configuration whose parameters all have values"
    case incomplete = "a configuration with a parameter without a value"
  }

  static let optional: [Situation] = [.incomplete]

  enum Violation: String, ClauseWord {
    case noValue = "no value"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-03.configuration",
    title: "a widget's parameters have initial values",
    statement: """
      Each parameter of a widget's configuration that is not optional has a default, or its \
      options provider or query returns a `defaultResult()`.
      """,
    party: .configuration,
    facts: [.ai03],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Give the parameter a default, implement `defaultResult()` in its query or options provider, \
      or make it optional: a person who adds the widget has not chosen anything yet.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .parameterUnset else { return .silent }
    return .broken(
      .incomplete,
      .noValue,
      comparing: Comparison(
        expected: "a default, a defaultResult() or an optional",
        actual: "none of them"
      ),
      message:
        "the parameter \(effect.text) is not optional and has no value before a person chooses one"
    )
  }
}
