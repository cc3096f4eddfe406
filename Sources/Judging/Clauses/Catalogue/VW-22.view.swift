import WidgetModel

extension Clause {
  /// A tree consists of views that widgets can show.
  static let onlyAllowedViews = Clause(
    id: "VW-22.view",
    title: "only views that widgets can show",
    statement: """
      Every view of a tree is one that the platform shows in widgets; of a view that the model does \
      not know nothing is said.
      """,
    level: .required,
    party: .view,
    facts: [.vw22, .vw23, .vw24],
    situations: [
      ClauseSituation("allowed views only"),
      ClauseSituation("a view that is not shown", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      ViewChecker { tree, _, _ in
        var isUnknown = false
        for node in tree.nodes {
          switch node.kind.isAllowed {
          case true?: continue
          case nil: isUnknown = true
          case false?:
            return .broken(
              situation: 1,
              kind: "not shown",
              place: node.place,
              comparing: Comparison(
                expected: "views that widgets show",
                actual: "\(node.kind.rawValue)"
              ),
              message: "a view tree has a view of the kind \(node.kind.rawValue)"
            )
          }
        }
        return isUnknown ? .undecided : .kept(situation: 0)
      }
    }
  )
}
