import WidgetModel

/// Code starts a Live Activity only where that is allowed.
struct ActivityStartsInFront: SideEffectClause {
  enum Situation: String, ClauseWord {
    case started = "started"
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
    title: "code starts Live Activities in the foreground",
    statement: """
      Code requests a Live Activity only while the app is in the foreground, or in an intent that \
      may start one.
      """,
    level: .exception(
      .recommended,
      because: "Apple documents the refusal; not making such requests is advice"
    ),
    party: .app,
    facts: [.la03, .la33],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Start the activity while the app is in the foreground, from an intent that adopts \
      `LiveActivityIntent`, or by a push; a request from the background throws.
      """
  )

  static let requests: [RequestKind] = []

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    if effect.kind == .activityRequested { return .kept(.started) }
    guard effect.kind == .activityRefused else { return .silent }
    guard effect.text.contains("visibility") else { return .kept(.refusedOtherwise) }
    let place = request.map { " while it answered a \($0.kind) request" } ?? ""
    return .broken(
      .notVisible,
      .notInFront,
      message: "code requested a Live Activity where it may not start one\(place)"
    )
  }
}
