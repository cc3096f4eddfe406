import WidgetModel

/// A look-up omits what is gone.
struct LookUpsOmit: SideEffectClause {
  enum Situation: String, ClauseWord {
    case omitted = "nothing that is gone makes a look-up fail"
    case configured = "asked with a configuration whose entity is gone"
    case failed = "a look-up fails for what is gone"
  }

  static let optional: [Situation] = [.failed]

  enum Violation: String, ClauseWord {
    case failed
  }

  static let clause = Clause(
    Self.self,
    id: "AI-06.intent",
    title: "a look-up omits what no longer exists",
    statement: """
      An entity query that is asked for ids of which one is gone gives back the others, and does not \
      throw.
      """,
    party: .intent,
    facts: [.ai06],
    observes: Self.kinds,
    needs: [.realCode, .configuration, .lookUps],
    advice: """
      Let `entities(for:)` return what it finds, in any number. A throw also loses the selections \
      that are still there.
      """
  )

  static let requests: [RequestKind] = [.options]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .lookUpOmitted: return .kept(.omitted)
    case .configuredVanished: return .kept(.configured)
    case .lookUpFailed: break
    default: return .silent
    }
    return .broken(
      .failed,
      .failed,
      comparing: Comparison(expected: "the entities that are still there", actual: effect.text),
      message:
        "a query that was asked for an id that is gone ended with \(effect.text)"
    )
  }
}
