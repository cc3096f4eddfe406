import WidgetModel

/// A second activity is detached beside the one in the Dynamic Island.
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
    title: "a second activity stands detached",
    statement: """
      Where the Dynamic Island is shown (LA-40), one of several running activities is attached to it and the next one, \
      by relevance and time, stands detached beside it; of a single one none is detached.
      """,
    party: .runtime,
    facts: [.la15, .la12],
    assumptions: [.as02],
    observes: Self.kinds,
    inapplicable: withoutIsland
  )

  static func place(_ island: KnownActivities.Island) -> ActivityID? { island.detached }

  static let placeName = "detached from the Dynamic Island"

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
