import WidgetModel

/// Code starts a Live Activity only where that is allowed.
struct ActivityStartsInFront: SideEffectClause {
  enum Situation: String, ClauseWord {
    case started = "it was started"
    case notVisible = "refused for lack of visibility"
    case refusedOtherwise = "refused for another reason"
  }

  static let optional: [Situation] = [.notVisible, .refusedOtherwise]

  enum Violation: String, ClauseWord {
    case notInFront = "not in front"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-03.app",
    title: "Live Activities start with the app in front",
    statement: """
      Code asks for a Live Activity only while the app is in front or in an intent that may start \
      one.
      """,
    level: .exception(
      .recommended,
      because: "Apple says how the platform refuses; not to ask in vain is advice"
    ),
    party: .app,
    facts: [.la03, .la33],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Start the activity while the app is in front, from an intent that adopts \
      `LiveActivityIntent`, or by a push; from the background the request throws.
      """
  )

  static let requests: [RequestKind] = []

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    if effect.kind == .activityRequested { return .kept(.started) }
    guard effect.kind == .activityRefused else { return .silent }
    guard effect.text.contains("visibility") else { return .kept(.refusedOtherwise) }
    let place = request.map { " while it answered a request of the kind \($0.kind)" } ?? ""
    return .broken(
      .notVisible,
      .notInFront,
      message: "code asked for a Live Activity without being allowed to\(place)"
    )
  }
}
