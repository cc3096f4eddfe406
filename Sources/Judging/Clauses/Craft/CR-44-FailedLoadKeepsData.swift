import WidgetModel

/// A failed load does not remove stored data.
struct FailedLoadKeepsData: SideEffectClause {
  enum Situation: String, ClauseWord {
    case wroteNothing = "answered without writing shared data"
    case wrote = "wrote shared data, and lost nothing after a failed load"
    case lost = "lost stored data after a failed load"
  }

  static let optional: [Situation] = [.wrote, .lost]

  enum Violation: String, ClauseWord {
    case overwritten
  }

  static let clause = Clause(
    Self.self,
    id: "CR-44",
    title: "a failed load keeps stored data",
    statement: "A request whose loads all fail does not replace a stored value with an empty one.",
    party: .provider,
    rule: .cr44,
    observes: Self.kinds,
    needs: [.realCode, .network, .sharedData],
    advice: """
      Write only what a load returned: return `nil` or throw if it fails, keep the stored value, \
      and show it with its age.
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
          "after a failed load, \(effect.text) was overwritten with less than was stored"
      )
    default: .silent
    }
  }
}
