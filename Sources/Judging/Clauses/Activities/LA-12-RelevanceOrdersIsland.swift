import WidgetModel

/// The Dynamic Island belongs to the most relevant activity.
struct RelevanceOrdersIsland: IslandClause {
  enum Situation: String, ClauseWord {
    case laterFirst = "the most relevant one started later than another"
    case earlierFirst = "the most relevant one started first"
  }

  typealias Violation = IslandViolation

  static let clause = Clause(
    Self.self,
    id: "LA-12.runtime",
    title: "the most relevant activity has the island",
    statement: """
      Where the Dynamic Island is shown (LA-40), the running activity with the highest relevance \
      is attached to it; among equals, the one that started first. An ended activity is not \
      attached.
      """,
    party: .runtime,
    facts: [.la12, .la15, .la02],
    assumptions: [.as02],
    observes: Self.kinds,
    inapplicable: withoutIsland
  )

  static func place(_ island: KnownActivities.Island) -> ActivityID? { island.attached }

  static let placeName = "the activity attached to the Dynamic Island"

  var isReported = false

  func countSituation(in state: ObservedState, _ check: ClauseCheck<Self>) {
    guard state.activities.running > 1, let first = state.activities.expectedIsland.attached,
      let activity = state.activity(first)
    else { return }
    check.see(activity.order == state.activities.firstOrder ? .earlierFirst : .laterFirst)
  }
}
