import WidgetModel

/// A load that failed takes nothing away from what is stored.
struct FailedLoadKeepsData: SideEffectClause {
  enum Situation: String, ClauseWord {
    case wroteNothing = "answered without writing shared data"
    case wrote = "wrote shared data, and took nothing away after a failed load"
    case lost = "took stored data away after a load that failed"
  }

  static let optional: [Situation] = [.wrote, .lost]

  enum Violation: String, ClauseWord {
    case overwritten
  }

  static let clause = Clause(
    Self.self,
    id: "CR-44",
    title: "a failed load keeps what is stored",
    statement: """
      A request of which no load brings anything does not replace a stored value by an empty one: the last good value \
      is what there is to show.
      """,
    party: .provider,
    rule: .cr44,
    observes: Self.kinds,
    needs: [.realCode, .network, .sharedData],
    advice: """
      Write only what a load brought: return `nil` or throw where it failed, keep the stored value, and show it with \
      its age.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .sharedDataWritten: .kept(.wrote)
    case .storedDataLost:
      .broken(
        .lost,
        .overwritten,
        comparing: Comparison(expected: "the stored value is kept", actual: "an empty one"),
        message:
          "after a load that failed, \(effect.text) was overwritten with less than was stored"
      )
    default: .silent
    }
  }
}
