import WidgetModel

extension Clause {
  /// A Live Activity is started where it may be.
  static let activityStartsInFront = Clause(
    id: "LA-03.app",
    title: "Live Activities start with the app in front",
    statement: """
      Code asks for a Live Activity only while the app is in front or in an intent that may start \
      one.
      """,
    level: .recommended,
    party: .app,
    facts: [.la03, .la33],
    situations: [
      ClauseSituation("it was started"),
      ClauseSituation("refused for want of visibility", isRequired: false),
      ClauseSituation("refused for another reason", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .activities],
    checker: {
      SideEffectChecker(of: []) { sideEffect, request, _ in
        if sideEffect.kind == .activityRequested { return .kept(situation: 0) }
        guard sideEffect.kind == .activityRefused else { return .silent }
        guard sideEffect.text.contains("visibility") else { return .kept(situation: 2) }
        let place = request.map { " while it answered a request of the kind \($0.kind)" } ?? ""
        return .broken(
          situation: 1,
          kind: "not in front",
          message: "code asked for a Live Activity without being allowed to\(place)"
        )
      }
    }
  )
}
