import WidgetModel

/// A tree contains only views that widgets can show.
struct OnlyAllowedViews: ViewClause {
  enum Situation: String, ClauseWord {
    case allowed = "allowed views only"
    case notShown = "a view that is not shown"
  }

  static let optional: [Situation] = [.notShown]

  enum Violation: String, ClauseWord {
    case notShown = "not shown"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-22.view",
    title: "trees contain only views that widgets can show",
    statement: """
      Every view in a tree is one that the platform shows in widgets. A view that the model does \
      not know is not judged.
      """,
    party: .view,
    facts: [.vw22, .vw23, .vw24, .sd01],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Replace the view with one that can be archived: stacks instead of lists and scroll views, \
      text instead of input, an image that the provider has loaded.
      """
  )

  static let seededFaults = [
    SeededFault(
      .forbiddenView,
      "The tree has a scroll view.",
      faulty: { _ in .showing(ViewNode(.scrollView, depth: 1)) },
      nearMiss: { _ in .showing(ViewNode(.gauge, depth: 1)) }
    )
  ]

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    var isUnknown = false
    for node in tree.nodes {
      switch node.kind.isAllowed {
      case true?: continue
      case nil: isUnknown = true
      case false?:
        return .broken(
          .notShown,
          .notShown,
          place: node.place,
          comparing: Comparison(
            expected: "views that widgets show",
            actual: "\(node.kind.rawValue)"
          ),
          message: "a view tree contains a view of the kind \(node.kind.rawValue)"
        )
      }
    }
    return isUnknown ? .undecided : .kept(.allowed)
  }
}
