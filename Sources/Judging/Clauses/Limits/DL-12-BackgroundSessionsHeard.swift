import WidgetModel

/// A background session has a listener for its events.
struct BackgroundSessionsHeard: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutOne = "answered without an unheard background session"
    case unheard = "loaded with a session whose events nobody hears"
  }

  static let optional: [Situation] = [.unheard]

  enum Violation: String, ClauseWord {
    case unheard = "not heard"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-12.provider",
    title: "the events of background sessions are heard",
    statement: """
      A background session that loads for a widget is one whose events a declaration of the bundle \
      hears.
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
      message: "the background session \(effect.text) loads, and no declaration hears its events"
    )
  }
}
