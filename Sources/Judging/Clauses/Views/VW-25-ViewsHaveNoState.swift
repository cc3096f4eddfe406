import WidgetModel

/// A widget's view keeps no state and observes nothing.
struct ViewsHaveNoState: SideEffectClause {
  enum Situation: String, ClauseWord {
    case without = "drawn without state or observed objects"
    case with = "drawn with a state or observed object"
  }

  static let optional: [Situation] = [.with]

  enum Violation: String, ClauseWord {
    case state
  }

  static let clause = Clause(
    Self.self,
    id: "VW-25.view",
    title: "views have no state or observed objects",
    statement: "A widget's view is drawn without `@StateObject`, `@ObservedObject` and the like.",
    party: .view,
    facts: [.vw25, .tl41, .sd13],
    observes: Self.kinds,
    needs: [.realCode, .drawings],
    advice: """
      Pass the values in the entry. A widget's view is drawn once into an archive, so nothing \
      observes an object or keeps state while it is shown.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .placeholder, .activity]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .viewStateUsed else { return .silent }
    return .broken(
      .with,
      .state,
      message: "a view was built with a state or observed object: \(effect.text)"
    )
  }
}
