import WidgetModel

/// A look-up omits what is gone.
struct LookUpsOmit: SideEffectClause {
  enum Situation: String, ClauseWord {
    case omitted = "no look-up fails because an entity is gone"
    case configured = "a configured entity is gone"
    case failed = "a look-up fails because an entity is gone"
  }

  static let optional: [Situation] = [.failed]

  enum Violation: String, ClauseWord {
    case failed
  }

  static let clause = Clause(
    Self.self,
    id: "AI-06.intent",
    title: "a look-up omits only what no longer exists",
    statement: """
      An entity query returns the others when one of the ids that it looks up no longer exists. It \
      does not throw.
      """,
    party: .intent,
    facts: [.ai06],
    observes: Self.kinds,
    needs: [.realCode, .configuration, .lookUps],
    advice: """
      Let `entities(for:)` return what it finds, in any number. An error also loses the selections \
      that still exist.
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
      comparing: Comparison(expected: "the entities that still exist", actual: effect.text),
      message:
        "a query failed to look up an id that no longer exists: \(effect.text)"
    )
  }
}
