import WidgetModel

/// A background session names a shared container.
struct BackgroundSessionsShared: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutOne = "answered without such a background session"
    case unshared = "loaded with a session that names no container"
  }

  static let optional: [Situation] = [.unshared]

  enum Violation: String, ClauseWord {
    case unshared = "not shared"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-06.provider",
    title: "a background session names a shared container",
    statement: """
      A background session that loads data for a widget has a `sharedContainerIdentifier`.
      """,
    party: .provider,
    facts: [.ag06],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Set the `sharedContainerIdentifier` of the session's configuration to the app group's id \
      before you create the session.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .backgroundSessionUnshared else { return .silent }
    return .broken(
      .unshared,
      .unshared,
      comparing: Comparison(
        expected: "a sharedContainerIdentifier",
        actual: "none"
      ),
      message: "the background session \(effect.text) loads without a sharedContainerIdentifier"
    )
  }
}
