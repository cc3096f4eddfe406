import WidgetModel

// `PermutedPlacements` of the module `Relations` compares the runs.
/// The order of placed widgets affects none of them.
struct PlacementOrderFree: RelationClause {
  enum Situation: String, ClauseWord {
    case widgets = "several placed widgets"
    case placements = "several placements of one widget"
    case leftOut = "not compared: placements share a budget or a script"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-03.runtime",
    title: "the order of placed widgets affects none of them",
    statement: """
      If placed widgets share no budget, and those of one widget share no script that depends on \
      who asks first, each has the same events in any order of placement, except for where it is \
      presented (RV-09, RV-12).
      """,
    level: .exception(
      .required,
      because: """
        no fact ranks placed widgets: their order is the reference's own and decides at most which \
        one comes first at one instant
        """
    ),
    party: .runtime,
    rule: .rl03,
    facts: [.rb06],
    observes: []
  )
}
