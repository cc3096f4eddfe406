import WidgetModel

extension Clause {
  /// Buttons and toggles have intents.
  static let controlsHaveIntents = Clause(
    id: "VW-06.view",
    title: "buttons and toggles have an intent",
    statement: """
      Every button and toggle of a view tree is bound to an app intent; closures never run in a \
      widget.
      """,
    level: .required,
    party: .view,
    facts: [.vw06],
    situations: [
      ClauseSituation("every button and toggle has one, if there are any"),
      ClauseSituation("one has none", isRequired: false),
    ] + ClauseSituation.of(.ofWidgetsAndActivities(from: 2)),
    observes: EventKinds(.answered),
    needs: [.drawings, .interaction],
    inapplicable: { $0.isOn(.interactive) ? nil : "the profile's widgets are not interactive" },
    checker: {
      ViewChecker(and: .ofWidgetsAndActivities(from: 2)) { tree, _, _ in
        let control = tree.nodes.first {
          ($0.kind == .button || $0.kind == .toggle) && $0.target == 0
        }
        guard let control else { return .kept(situation: 0) }
        return .broken(
          situation: 1,
          kind: "no intent",
          place: control.place,
          comparing: Comparison(expected: "an intent", actual: "none"),
          message: "a \(control.kind.rawValue) of a view tree has no intent"
        )
      }
    }
  )
}
