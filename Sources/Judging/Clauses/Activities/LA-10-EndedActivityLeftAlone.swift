import WidgetModel

/// Code does not update an activity that has ended.
struct EndedActivityLeftAlone: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whileThere = "updated or ended while it was there"
    case afterwards = "updated after its end"
  }

  static let optional: [Situation] = [.afterwards]

  enum Violation: String, ClauseWord {
    case afterTheEnd = "after the end"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-10.app",
    title: "an ended Live Activity is not updated",
    statement: """
      Code does not update a Live Activity that has ended. It may end one again.
      """,
    level: .exception(
      .recommended,
      because: "Apple says that such updates are ignored; not sending them is advice"
    ),
    party: .app,
    facts: [.la10],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Check `activityState` before you update, and forget the activity once it has ended or was \
      dismissed.
      """
  )

  static let requests: [RequestKind] = []

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .activityUpdated, .activityEnded: .kept(.whileThere)
    case .activityMissed:
      .broken(
        .afterwards,
        .afterTheEnd,
        message: "the Live Activity \(effect.text) was updated after its end"
      )
    default: .silent
    }
  }
}
