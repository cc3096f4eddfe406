import WidgetModel

/// Links appear only where they work.
struct LinksWhereAllowed: ViewClause {
  enum Situation: String, ClauseWord {
    case allowed = "a family that allows links"
    case noLink = "no link in a family that does not allow links"
    case notAllowed = "a link in a family that does not allow links"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.noLink, .notAllowed, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case notAllowed = "not allowed"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-03.view",
    title: "links appear only in families that allow them",
    statement: "A view tree has links only in families for which the profile allows them.",
    party: .view,
    facts: [.vw03],
    contradictions: [.x12],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Branch on `@Environment(\\.widgetFamily)` and use `widgetURL` where `Link` has no effect.
      """
  )

  static let seededFaults = [
    SeededFault(
      .misplacedLink,
      "A link is in a family that does not allow links.",
      faulty: {
        .showing(ViewNode(.link, depth: 1, target: 1), family: family(of: $0, allowingLinks: false))
      },
      nearMiss: {
        .showing(ViewNode(.link, depth: 1, target: 1), family: family(of: $0, allowingLinks: true))
      }
    )
  ]

  /// Returns the first family that allows links, or the first that does not.
  private static func family(of profile: Profile, allowingLinks: Bool) -> Family {
    Family.allCases.first { profile.linkFamilies.contains($0) == allowingLinks } ?? .systemSmall
  }

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let family = request.subject.family
    if state.profile.linkFamilies.contains(family) { return .kept(.allowed) }
    guard let link = tree.nodes.first(where: { $0.kind == .link }) else {
      return .kept(.noLink)
    }
    return .broken(
      .notAllowed,
      .notAllowed,
      place: link.place,
      comparing: Comparison(
        expected: "no link in \(family.rawValue)",
        actual: "a link",
        limit: state.limit(.linkFamilies)
      ),
      message: "a view tree for \(family.rawValue) has a link, which has no effect there"
    )
  }
}
