import WidgetModel

extension Clause {
  /// A builder has few children.
  static let buildersHaveFewChildren = Clause(
    id: "CR-07",
    title: "a builder has at most ten children",
    statement: """
      No builder of a view has more than ten children, which is what compilers before Swift 5.9 \
      accept.
      """,
    level: .recommended,
    party: .view,
    sources: ["CR-07", "survey", "AS-13"],
    situations: [
      Situation("ten or fewer"),
      Situation("more than ten", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    checker: {
      ViewChecker { tree, _, _ in
        let limit = PlatformFigures.builderChildren
        let most = tree.attributes.lazy.filter { $0.name == "children" }
          .compactMap { Int($0.value) }.max()
        guard let most, most > limit else { return .kept(situation: 0) }
        return .broken(
          situation: 1,
          kind: "too many",
          message: "a builder of a view has \(most) children, more than \(limit)"
        )
      }
    }
  )
}
