import WidgetModel

/// Beside the activity in the Dynamic Island another one stands detached.
struct SecondStandsDetached: ClauseChecker {
  enum Situation: String, CaseIterable {
    case one = "a single activity"
    case two = "two activities"
    case several = "more than two activities"
  }

  enum Violation: String, CaseIterable {
    case another
  }

  static let clause = Clause(
    Self.self,
    id: "LA-15.runtime",
    title: "a second activity stands detached",
    statement: """
      Of several running activities one is attached to the Dynamic Island and the next one, by relevance and \
      time, stands detached beside it; of a single one none is detached.
      """,
    party: .runtime,
    facts: [.la15, .la12],
    assumptions: [.as02],
    observes: EventKinds.activities,
    inapplicable: withoutIsland
  )

  private var isReported = false

  mutating func begin(_ state: ObservedState) { isReported = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    look(event.instant, check)
    switch event.body {
    case .effect(.activities(.changed)), .effect(.activities(.shown)): isReported = false
    case .effect(.activities(.island)): note(check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { look(check.now, check) }

  /// Counts what the island has to show.
  private func note(_ check: ClauseCheck<Self>) {
    let state = check.state
    switch state.activities.running {
    case 0: break
    case 1: check.see(.one)
    case 2: check.see(.two)
    default: check.see(.several)
    }
  }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    let known = check.state.activities
    guard !isReported, check.state.isOverdue(since: known.islandChange, at: now) else { return }
    let (expected, actual) = (known.expectedIsland.detached, known.island.detached)
    guard expected != actual else { return }
    isReported = true
    check.violated(
      .another,
      comparing: Comparison(expected: expected.inWords, actual: actual.inWords),
      "detached from the Dynamic Island is \(actual.inWords) instead of \(expected.inWords)"
    )
  }
}
