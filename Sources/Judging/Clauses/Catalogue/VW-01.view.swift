import WidgetModel

extension Clause {
  /// A tree has one URL of its own.
  static let oneWidgetURL = Clause(
    id: "VW-01.view",
    title: "a view has at most one widgetURL",
    statement: """
      No view tree of an entry, and no region of a Live Activity's presentation, has more than one \
      widgetURL modifier.
      """,
    level: .required,
    party: .view,
    facts: [.vw01, .la19],
    situations: [
      ClauseSituation("at most one"),
      ClauseSituation("several", isRequired: false),
    ] + ClauseSituation.of(.ofWidgetsAndActivities(from: 2)),
    observes: EventKinds(.answered),
    needs: .drawings,
    checker: {
      ViewChecker(and: .ofWidgetsAndActivities(from: 2)) { tree, _, _ in
        let count = tree.widgetURLs
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

extension ViewTree {
  /// The `widgetURL` modifiers of a tree; of the expanded Dynamic Island, whose regions have a view
  /// each, the most of one region.
  ///
  /// The URL of a Dynamic Island as a whole is no modifier of a view.
  fileprivate var widgetURLs: Int {
    guard attributes.contains(where: { $0.name == "region" || $0.name == "islandURL" }) else {
      return nodes.count { $0.kind == .widgetURL }
    }
    var most = 0
    var count = 0
    for (number, node) in nodes.enumerated() {
      if attribute("region", of: number) != nil { count = 0 }
      guard node.kind == .widgetURL, attribute("islandURL", of: number) == nil else { continue }
      count += 1
      most = max(most, count)
    }
    return most
  }
}
