import WidgetModel

/// An accessory group has no more views than places.
struct AccessoryGroupsSmall: ViewClause {
  enum Situation: String, ClauseWord {
    case without = "no accessory group"
    case upToThree = "accessory groups with up to three views"
    case more = "an accessory group with more than three views"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.upToThree, .more, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case more = "too many views"
  }

  static let clause = Clause(
    Self.self,
    id: "RV-13.view",
    title: "an accessory group has at most three views",
    statement: "An `AccessoryWidgetGroup` has at most three views in addition to its label.",
    party: .view,
    facts: [.rv13],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Choose three of the views, or put several into one of them: the group has three places and \
      fills unused ones with empty views.
      """
  )

  /// The number of views that a group has room for.
  private static let places = 3

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let groups = tree.attributes.filter { $0.name == .view && $0.value == "AccessoryWidgetGroup" }
    if groups.isEmpty { return .kept(.without) }
    let parents = tree.parents
    for group in groups {
      let count = parents.count { $0 == Int(group.node) }
      guard count > AccessoryGroupsSmall.places else { continue }
      return .broken(
        .more,
        .more,
        place: tree.place(at: Int(group.node)),
        comparing: Comparison(
          expected: "at most \(AccessoryGroupsSmall.places) views",
          actual: amount(count, "view")
        ),
        message: "an accessory group has \(count) views but only three places"
      )
    }
    return .kept(.upToThree)
  }
}
