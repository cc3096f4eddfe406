import WidgetModel

/// A configuration has few parameters.
struct ParametersFew: SideEffectClause {
  enum Situation: String, ClauseWord {
    case few = "a configuration with up to two parameters"
    case many = "a configuration with more than two parameters"
  }

  static let optional: [Situation] = [.many]

  enum Violation: String, ClauseWord {
    case tooMany = "too many"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-19.configuration",
    title: "a configuration has at most two parameters",
    statement: """
      A widget's configuration has at most two parameters.
      """,
    party: .configuration,
    facts: [.ai19],
    observes: Self.kinds,
    needs: [.realCode, .configuration],
    advice: """
      Omit what few people would change, or make separate widgets for the greatest differences.
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
