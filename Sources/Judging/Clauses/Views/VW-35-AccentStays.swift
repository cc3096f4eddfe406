import WidgetModel

/// No view revokes its group's accent.
struct AccentStays: ViewClause {
  enum Situation: String, ClauseWord {
    case stays = "no accent that a child revokes"
    case takenBack = "an accent that a child revokes"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.takenBack, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case takenBack = "taken back"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-35.view",
    title: "an accented group is accented as a whole",
    statement: """
      No view inside one with `widgetAccentable(true)` has `widgetAccentable(false)`, which has no \
      effect there.
      """,
    level: .exception(.recommended, because: "the view is still drawn, in the accent color"),
    party: .view,
    facts: [.vw35],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Apply `widgetAccentable()` to the views that belong to the accent, not to their container.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let accents = tree.attributes.filter { $0.name == .widgetAccentable }
    let accented = Set(accents.lazy.filter { $0.value == "true" }.map { Int($0.node) })
    guard accents.count > accented.count, !accented.isEmpty else { return .kept(.stays) }
    let parents = tree.parents
    let wrong = accents.first { attribute in
      guard attribute.value == "false", parents.indices.contains(Int(attribute.node)) else {
        return false
      }
      var place = parents[Int(attribute.node)]
      while place >= 0, !accented.contains(place) { place = parents[place] }
      return place >= 0
    }
    guard let wrong else { return .kept(.stays) }
    return .broken(
      .takenBack,
      .takenBack,
      place: tree.place(of: wrong),
      comparing: Comparison(expected: "accented like its group", actual: "widgetAccentable(false)"),
      message: "a view in an accented group has widgetAccentable(false), which has no effect"
    )
  }
}
