import WidgetModel

extension Clause {
  /// A tree has one URL of its own.
  static let oneWidgetURL = Clause(
    id: "VW-01.view",
    title: "a view has at most one widgetURL",
    statement: "No view tree of an entry has more than one widgetURL modifier.",
    level: .required,
    party: .view,
    sources: ["VW-01"],
    situations: [
      Situation("at most one"),
      Situation("several", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      ViewChecker { tree, _, _ in
        let count = tree.nodes.count { $0.kind == .widgetURL }
        guard count > 1, let last = tree.nodes.last(where: { $0.kind == .widgetURL }) else {
          return .kept(situation: 0)
        }
        return .broken(
          situation: 1,
          kind: "several",
          place: last.place,
          comparing: Comparison(
            expected: "at most 1 widgetURL",
            actual: "\(count) widgetURL modifiers"
          ),
          message: "a view tree has \(count) widgetURL modifiers"
        )
      }
    }
  )
}
