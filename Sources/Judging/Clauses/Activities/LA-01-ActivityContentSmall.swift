import WidgetModel

/// A Live Activity's content is small.
struct ActivityContentSmall: SideEffectClause {
  enum Situation: String, ClauseWord {
    case fewer = "below the limit"
    case exactlyAsMany = "at exactly the limit"
    case more = "above the limit"
  }

  static let optional: [Situation] = [.exactlyAsMany, .more]

  enum Violation: String, ClauseWord {
    case tooLarge = "too large"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-01.app",
    title: "a Live Activity's content has at most 4 KB",
    statement: """
      A Live Activity's attributes and content have at most 4,096 bytes together when code \
      requests, updates or ends it.
      """,
    party: .app,
    facts: [.la01],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Keep images and lists out of attributes and content state: store them in the app group and \
      pass their names. Attributes and content must fit into 4 KB together.
      """
  )

  static let requests: [RequestKind] = []

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .activityRequested, .activityUpdated, .activityEnded, .activityRefused: break
    default: return .silent
    }
    let limit = state.profile[.activityByteLimit]
    if effect.amount < limit { return .kept(.fewer) }
    if effect.amount == limit { return .kept(.exactlyAsMany) }
    return .broken(
      .more,
      .tooLarge,
      comparing: Comparison(
        expected: "at most \(limit) bytes",
        actual: "\(effect.amount) bytes",
        limit: state.limit(.activityByteLimit)
      ),
      message: "a Live Activity's content has \(effect.amount) bytes, more than \(limit)"
    )
  }
}
