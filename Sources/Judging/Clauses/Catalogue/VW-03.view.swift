import WidgetModel

extension Clause {
  /// Links stand only where they act.
  static let linksWhereAllowed = Clause(
    id: "VW-03.view",
    title: "links stand only in families that allow them",
    statement: "A view tree has a link only in a family in which the profile lets links act.",
    level: .required,
    party: .view,
    facts: [.vw03],
    contradictions: [.x12],
    situations: [
      ClauseSituation("a family that allows links"),
      ClauseSituation("no link in a family that does not", isRequired: false),
      ClauseSituation("a link in a family that does not", isRequired: false),
    ] + ClauseSituation.of(.ofWidgets(from: 3)),
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      ViewChecker(and: .ofWidgets(from: 3)) { tree, request, state in
        let family = request.subject.family
        if state.profile.linkFamilies.contains(family) { return .kept(situation: 0) }
        guard let link = tree.nodes.first(where: { $0.kind == .link }) else {
          return .kept(situation: 1)
        }
        return .broken(
          situation: 2,
          kind: "not allowed",
          place: link.place,
          comparing: Comparison(
            expected: "no link in \(family.rawValue)",
            actual: "a link",
            limit: state.limit(.linkFamilies)
          ),
          message: "a view tree for \(family.rawValue) has a link, which does not act there"
        )
      }
    }
  )
}
