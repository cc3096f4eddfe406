import WidgetModel

/// A provider loads each thing once.
struct LoadsOnce: SideEffectClause {
  enum Situation: String, ClauseWord {
    case once = "answered without loading anything twice"
    case again = "loaded the same thing again"
  }

  static let optional: [Situation] = [.again]

  enum Violation: String, ClauseWord {
    case again = "loaded twice"
  }

  static let clause = Clause(
    Self.self,
    id: "SD-06.provider",
    title: "a provider loads each thing once",
    statement: """
      While handling one timeline or snapshot request, a provider does not load a URL again that \
      has already returned what was requested. It may repeat a failed load.
      """,
    party: .provider,
    facts: [.sd06],
    observes: Self.kinds,
    needs: [.realCode, .network],
    advice: """
      Collect the URLs first and remove duplicates, or keep what has come in a dictionary or a file: \
      several entries often show the same image.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    // Sampled names and ids may be equal if they are empty, low or high, and so may addresses.
    guard effect.kind == .loadRepeated, state.setup.device.surroundings.values == .ordinary,
      let request, LoadsOnce.requests.contains(request.kind)
    else { return .silent }
    return .broken(
      .again,
      .again,
      comparing: Comparison(expected: "one load", actual: "a second one"),
      message: """
        \(effect.text) was loaded a second time for one \(request.kind.rawValue), after it had succeeded
        """
    )
  }
}
