import WidgetModel

/// A widget keeps its kind from launch to launch.
struct KindStays: SideEffectClause {
  enum Situation: String, ClauseWord {
    case steady = "answered with the kind that was declared"
    case unsteady = "another kind each time"
  }

  static let optional: [Situation] = [.unsteady]

  enum Violation: String, ClauseWord {
    case unsteady = "another kind"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-20",
    title: "a kind is the same each time",
    statement: """
      A declaration has the same kind each time it is made, in each process.
      """,
    party: .configuration,
    rule: .cr20,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Write the kind as a constant. The system knows placed widgets by it: with another one at each \
      start they are lost. See https://github.com/SideStore/SideStore/pull/1415.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .kindUnsteady else { return .silent }
    return .broken(
      .unsteady,
      .unsteady,
      message:
        "the declaration gave the kind \(effect.text): what a person has placed belongs to no declaration"
    )
  }
}
