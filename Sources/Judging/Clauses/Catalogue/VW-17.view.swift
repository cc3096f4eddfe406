import WidgetModel

extension Clause {
  /// A tree says what its background is.
  static let hasContainerBackground = Clause(
    id: "VW-17.view",
    title: "a view has a container background",
    statement: "Every view tree of an entry has a container background for the widget.",
    level: .required,
    party: .view,
    facts: [.vw17],
    contradictions: [.x15],
    situations: [
      ClauseSituation("with a background"),
      ClauseSituation("without one", isRequired: false),
    ] + ClauseSituation.of(.ofWidgets(from: 2)),
    observes: EventKinds(.answered),
    needs: .timelines,
    inapplicable: { profile in
      profile.isOn(.expectsContainerBackground)
        ? nil : "the profile expects no container background"
    },
    checker: {
      ViewChecker(and: .ofWidgets(from: 2)) { tree, _, _ in
        if tree.nodes.contains(where: { $0.kind == .containerBackground }) {
          return .kept(situation: 0)
        }
        return .broken(
          situation: 1,
          kind: "missing",
          comparing: Comparison(expected: "a container background", actual: "none"),
          message: "a view tree has no container background"
        )
      }
    }
  )
}
