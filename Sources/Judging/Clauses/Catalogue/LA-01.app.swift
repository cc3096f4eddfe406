import WidgetModel

extension Clause {
  /// A Live Activity's content is small.
  static let activityContentSmall = Clause(
    id: "LA-01.app",
    title: "a Live Activity's content has at most 4 KB",
    statement: """
      The attributes and the content of a Live Activity have together at most 4,096 bytes, when it \
      is asked for, updated and ended.
      """,
    level: .required,
    party: .app,
    facts: [.la01],
    situations: [
      ClauseSituation("fewer bytes"),
      ClauseSituation("exactly as many", isRequired: false),
      ClauseSituation("more bytes", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .activities],
    checker: {
      SideEffectChecker(of: []) { sideEffect, _, _ in
        switch sideEffect.kind {
        case .activityRequested, .activityUpdated, .activityEnded, .activityRefused: break
        default: return .silent
        }
        let limit = PlatformFigures.activityByteLimit
        if sideEffect.amount < limit { return .kept(situation: 0) }
        if sideEffect.amount == limit { return .kept(situation: 1) }
        return .broken(
          situation: 2,
          kind: "too large",
          comparing: Comparison(
            expected: "at most \(limit) bytes",
            actual: "\(sideEffect.amount) bytes",
            limit: Limit("\(limit) bytes", ProfileSource(.apple, "LA-01"))
          ),
          message: "a Live Activity's content has \(sideEffect.amount) bytes, more than \(limit)"
        )
      }
    }
  )
}
