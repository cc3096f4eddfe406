import WidgetModel

/// Nothing new is sent to an activity that has ended.
struct EndedActivityLeftAlone: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whileThere = "updated or ended while it was there"
    case afterwards = "updated afterwards"
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
      Code does not update a Live Activity that has ended; it would be ignored. To end it once more \
      does no harm: code that ends all that are left meets those that the system has ended.
      """,
    level: .exception(
      .recommended,
      because: "Apple says that such updates are ignored; not to send them is advice"
    ),
    party: .app,
    facts: [.la10],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Look at `activityState` before you update, and forget the activity once it was ended or \
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
