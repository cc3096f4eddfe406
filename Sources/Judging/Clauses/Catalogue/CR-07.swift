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
    rule: .cr07,
    assumptions: [.as13],
    situations: [
      ClauseSituation("ten or fewer"),
      ClauseSituation("more than ten", isRequired: false),
    ] + ClauseSituation.of(.all(from: 2)),
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    checker: {
      ViewChecker(and: .all(from: 2)) { tree, _, _ in
        let limit = PlatformFigures.builderChildren
        let builders = tree.attributes.lazy.filter { $0.name == "children" }
        let widest = builders.max { (Int($0.value) ?? 0) < (Int($1.value) ?? 0) }
        guard let widest, let most = Int(widest.value), most > limit else {
          return .kept(situation: 0)
        }
        let node = Int(widest.node)
        return .broken(
          situation: 1,
          kind: "too many",
          place: tree.nodes.indices.contains(node) ? tree.nodes[node].place : .unknown,
          comparing: Comparison(
            expected: "at most \(amount(limit, "child", "children"))",
            actual: "\(amount(most, "child", "children"))",
            limit: Limit("\(limit)", ProfileSource(.assumed, "AS-13"))
          ),
          message:
            "a builder of a view has \(amount(most, "child", "children")), more than \(limit)"
        )
      }
    }
  )
}
