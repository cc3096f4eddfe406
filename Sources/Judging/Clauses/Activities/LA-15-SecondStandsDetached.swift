import WidgetModel

/// A second activity is detached next to the one in the Dynamic Island.
struct SecondStandsDetached: IslandClause {
  enum Situation: String, ClauseWord {
    case one = "a single activity"
    case two = "two activities"
    case several = "more than two activities"
  }

  typealias Violation = IslandViolation

  static let clause = Clause(
    Self.self,
    id: "LA-15.runtime",
    title: "a second activity is detached",
    statement: """
      Where the Dynamic Island is shown (LA-40), the second of several running activities, by \
      relevance and start (LA-12), is detached next to the attached one. A single activity is not \
      detached.
      """,
    party: .runtime,
    facts: [.la15, .la12],
    assumptions: [.as02],
    observes: Self.kinds,
    inapplicable: withoutIsland
  )

  static func place(_ island: KnownActivities.Island) -> ActivityID? { island.detached }

  static let placeName = "the activity detached from the Dynamic Island"

  var isReported = false

  func countSituation(in state: ObservedState, _ check: ClauseCheck<Self>) {
    switch state.activities.running {
    case 0: break
    case 1: check.see(.one)
    case 2: check.see(.two)
    default: check.see(.several)
    }
  }
}
