import WidgetModel

/// A view tree has at most one URL of its own.
struct OneWidgetURL: ViewClause {
  enum Situation: String, ClauseWord {
    case atMostOne = "at most one"
    case several
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
    case activity = "in a presentation of a Live Activity"
  }

  static let optional: [Situation] = [.several, .placeholder, .snapshot, .activity]

  enum Violation: String, ClauseWord {
    case several
  }

  static let clause = Clause(
    Self.self,
    id: "VW-01.view",
    title: "a view has at most one widgetURL",
    statement: """
      No view tree of an entry, and no region of a Live Activity's presentation, has more than one \
      `widgetURL` modifier.
      """,
    party: .view,
    facts: [.vw01, .la19],
    observes: EventKinds(.answered),
    needs: .drawings,
    advice: """
      Set `widgetURL` once, on the outermost view. For several targets, use `Link` in the families \
      that allow it.
      """
  )

  static let seededFaults = [
    SeededFault(
      .severalWidgetURLs,
      "A tree has one `widgetURL` around another.",
      faulty: { _ in
        .showing(
          ViewNode(.widgetURL, depth: 1, target: 1),
          ViewNode(.widgetURL, depth: 2, target: 2)
        )
      },
      nearMiss: { _ in
        .showing(ViewNode(.widgetURL, depth: 1, target: 1), ViewNode(.text, depth: 2))
      }
    )
  ]

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let count = tree.widgetURLs
    guard count > 1, let last = tree.nodes.last(where: { $0.kind == .widgetURL }) else {
      return .kept(.atMostOne)
    }
    return .broken(
      .several,
      .several,
      place: last.place,
      comparing: Comparison(
        expected: "at most 1 widgetURL",
        actual: "\(count) widgetURL modifiers"
      ),
      message: "a view tree has \(count) widgetURL modifiers"
    )
  }
}

extension ViewTree {
  /// The number of `widgetURL` modifiers of a tree, the most in one region for an expanded Dynamic
  /// Island, whose own URL is not a modifier of a view.
  fileprivate var widgetURLs: Int {
    guard attributes.contains(where: { $0.name == .region || $0.name == .islandURL }) else {
      return nodes.count { $0.kind == .widgetURL }
    }
    var most = 0
    var count = 0
    for (number, node) in nodes.enumerated() {
      if attribute(.region, of: number) != nil { count = 0 }
      guard node.kind == .widgetURL, attribute(.islandURL, of: number) == nil else { continue }
      count += 1
      most = max(most, count)
    }
    return most
  }
}
