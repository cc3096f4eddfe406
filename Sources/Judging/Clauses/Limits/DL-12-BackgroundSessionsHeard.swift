import WidgetModel

/// A background session has a listener for its events.
struct BackgroundSessionsHeard: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutOne = "answered without an unhandled background session"
    case unheard = "loaded with a session whose events are not handled"
  }

  static let optional: [Situation] = [.unheard]

  enum Violation: String, ClauseWord {
    case unheard = "not handled"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-12.provider",
    title: "background session events are handled",
    statement: """
      A declaration of the bundle handles the events of each background session that loads for a \
      widget.
      """,
    party: .provider,
    facts: [.dl12],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Add `onBackgroundURLSessionEvents(matching:_:)` to the widget's configuration, keep its \
      completion handler, and call it when the session has delivered all its events.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .backgroundSessionUnheard else { return .silent }
    return .broken(
      .unheard,
      .unheard,
      comparing: Comparison(
        expected: "a declaration with onBackgroundURLSessionEvents for the session",
        actual: "none"
      ),
      message: "the background session \(effect.text) loads, but no declaration handles its events"
    )
  }
}
