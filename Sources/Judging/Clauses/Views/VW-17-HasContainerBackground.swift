import WidgetModel

/// A view tree declares a container background.
struct HasContainerBackground: ViewClause {
  enum Situation: String, ClauseWord {
    case with = "with a background"
    case without = "without one"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.without, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case missing
  }

  static let clause = Clause(
    Self.self,
    id: "VW-17.view",
    title: "a view has a container background",
    statement: "Every view tree of an entry has a container background for the widget.",
    party: .view,
    facts: [.vw17],
    contradictions: [.x15],
    observes: EventKinds(.answered),
    needs: .timelines,
    inapplicable: { profile in
      profile.isOn(.expectsContainerBackground)
        ? nil : "the profile expects no container background"
    },
    advice: """
      Apply `containerBackground(for: .widget)` to the content in every branch, including the \
      empty and error states. Without it, recent systems show a notice instead of the widget.
      """
  )

  static let seededFaults = [
    SeededFault(
      .missingBackground,
      "The tree has no container background.",
      faulty: { _ in .showing(ViewTree(nodes: [ViewNode(.text)])) },
      nearMiss: { _ in .showing(ViewTree(nodes: [ViewNode(.containerBackground)])) }
    )
  ]

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    if tree.nodes.contains(where: { $0.kind == .containerBackground }) {
      return .kept(.with)
    }
    return .broken(
      .without,
      .missing,
      comparing: Comparison(expected: "a container background", actual: "none"),
      message: "a view tree has no container background"
    )
  }
}
