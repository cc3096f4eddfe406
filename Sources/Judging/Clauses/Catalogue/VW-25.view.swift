import WidgetModel

extension Clause {
  /// A widget's view has no life of its own.
  static let viewsHaveNoState = Clause(
    id: "VW-25.view",
    title: "views have no state or observed objects",
    statement: """
      A view of a widget is drawn without `@StateObject`, `@ObservedObject` and the like: nobody \
      observes it while it is shown.
      """,
    level: .recommended,
    party: .view,
    facts: [.vw25, .tl41],
    situations: [
      ClauseSituation("drawn without any"),
      ClauseSituation("drawn with one", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .drawings],
    checker: {
      SideEffectChecker(of: [.timeline, .snapshot, .placeholder, .activity]) { sideEffect, _, _ in
        guard sideEffect.kind == .viewStateUsed else { return .silent }
        return .broken(
          situation: 1,
          kind: "state",
          message: "a view was built with a state or observed object: \(sideEffect.text)"
        )
      }
    }
  )
}
