import WidgetModel

extension Clause {
  /// Nothing is sent to an activity that has ended.
  static let endedActivityLeftAlone = Clause(
    id: "LA-10.app",
    title: "an ended Live Activity is left alone",
    statement: "Code neither updates nor ends a Live Activity that has ended; it would be ignored.",
    level: .recommended,
    party: .app,
    facts: [.la10],
    situations: [
      ClauseSituation("updated or ended while it was there"),
      ClauseSituation("updated or ended afterwards", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .activities],
    checker: {
      SideEffectChecker(of: []) { sideEffect, _, _ in
        switch sideEffect.kind {
        case .activityUpdated, .activityEnded: .kept(situation: 0)
        case .activityMissed:
          .broken(
            situation: 1,
            kind: "after the end",
            message: "the Live Activity \(sideEffect.text) was updated or ended after its end"
          )
        default: .silent
        }
      }
    }
  )
}
