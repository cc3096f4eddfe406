import WidgetModel

/// A configuration has few parameters.
struct ParametersFew: SideEffectClause {
  enum Situation: String, ClauseWord {
    case few = "no configuration of more than two parameters"
    case many = "a configuration of more than two"
  }

  static let optional: [Situation] = [.many]

  enum Violation: String, ClauseWord {
    case tooMany = "too many"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-19.configuration",
    title: "a configuration has one or two parameters",
    statement: """
      The configuration of a widget has at most two parameters.
      """,
    party: .configuration,
    facts: [.ai19],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Leave out what few people would change, or make widgets of their own for what differs most.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    let limit = PlatformFigures.configurationParameters
    guard effect.kind == .parametersDeclared, effect.amount > limit else { return .silent }
    return .broken(
      .many,
      .tooMany,
      comparing: Comparison(
        expected: "at most \(amount(limit, "parameter"))",
        actual: "\(amount(effect.amount, "parameter"))"
      ),
      message: "the configuration \(effect.text) has \(amount(effect.amount, "parameter"))"
    )
  }
}
