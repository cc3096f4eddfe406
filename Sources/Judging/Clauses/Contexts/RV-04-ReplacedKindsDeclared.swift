import WidgetModel

/// A widget replaces only a kind that exists.
struct ReplacedKindsDeclared: SideEffectClause {
  enum Situation: String, ClauseWord {
    case declared = "answered by a widget that replaces none, or one that the bundle declares"
    case missing = "answered by a widget that replaces an undeclared one"
  }

  static let optional: [Situation] = [.missing]

  enum Violation: String, ClauseWord {
    case missing = "not declared"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-04.configuration",
    title: "an associated kind is declared",
    statement: """
      The kind that a widget's `associatedKind(_:)` names is the kind of another widget in the \
      bundle.
      """,
    level: .exception(
      .recommended,
      because: "the other widget may be in another extension of the app"
    ),
    party: .configuration,
    facts: [.rv04],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Write the kind once, as a constant, and use it for the timeline widget and in \
      `associatedKind(_:)`; a kind that no widget has replaces nothing.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .associatedKindMissing else { return .silent }
    return .broken(
      .missing,
      .missing,
      comparing: Comparison(expected: "the kind of another widget", actual: effect.text),
      message: "a widget replaces the kind \(effect.text), which no other widget has"
    )
  }
}
