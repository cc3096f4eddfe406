import WidgetModel

/// A load that failed takes nothing away from what is stored.
struct FailedLoadKeepsData: SideEffectClause {
  enum Situation: String, ClauseWord {
    case kept = "answered without taking stored data away"
    case lostAfterLoad = "took stored data away in a network that answers, or without asking it"
    case lost = "took stored data away after a load that failed"
  }

  static let optional: [Situation] = [.lostAfterLoad, .lost]

  enum Violation: String, ClauseWord {
    case overwritten
  }

  static let clause = Clause(
    Self.self,
    id: "CR-44",
    title: "a failed load keeps what is stored",
    statement: """
      While the network gives nothing, a request that asked it does not replace a stored value by an empty one: the \
      last good value is what there is to show.
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
  /// The last request that asked a network that gives nothing.
  private var hindered: RequestID?

  mutating func begin(_ state: ObservedState) {
    marked.removeAll()
    hindered = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if case .input(.did(let id, let number)) = event.body,
      check.state.sideEffect(number)?.kind == .networkRequested
    {
      hindered = check.state.setup.device.surroundings.network.givesNothing ? id : nil
    }
    observeEffects(event, check)
  }

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .storedDataLost, let request else { return .silent }
    guard hindered == request.id else { return .kept(.lostAfterLoad) }
    return .broken(
      .lost,
      .overwritten,
      comparing: Comparison(expected: "the stored value is kept", actual: "an empty one"),
      message: "after a load that failed, \(effect.text) was overwritten with less than was stored"
    )
  }
}

extension Surroundings.Network {
  /// Whether requests bring nothing that code can use.
  var givesNothing: Bool {
    switch self {
    case .fixtures, .slow: false
    case .offline, .silent, .serverError, .notFound, .malformed: true
    }
  }
}
