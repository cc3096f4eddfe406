import WidgetModel

/// A widget keeps its kind from launch to launch.
struct KindStays: SideEffectClause {
  enum Situation: String, ClauseWord {
    case steady = "answered with the declared kind"
    case unsteady = "another kind each time"
  }

  static let optional: [Situation] = [.unsteady]

  enum Violation: String, ClauseWord {
    case unsteady = "another kind"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-20",
    title: "a widget's kind does not change",
    statement: "A declaration has the same kind every time it is created, in every process.",
    party: .configuration,
    rule: .cr20,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Write the kind as a constant. The system identifies placed widgets by it; if it differs at \
      each start, they are lost. See https://github.com/SideStore/SideStore/pull/1415.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .kindUnsteady else { return .silent }
    return .broken(
      .unsteady,
      .unsteady,
      message:
        "the declaration has the kind \(effect.text), so placed widgets belong to no declaration"
    )
  }
}
