import WidgetModel

/// The Dynamic Island belongs to the most relevant activity.
struct RelevanceOrdersIsland: ClauseChecker {
  enum Situation: String, CaseIterable {
    case laterFirst = "the most relevant one started later than another"
    case earlierFirst = "the most relevant one started first"
  }

  enum Violation: String, CaseIterable {
    case another
  }

  static let clause = Clause(
    Self.self,
    id: "LA-12.runtime",
    title: "the most relevant activity has the island",
    statement: """
      Of several running activities the one of the highest relevance is attached to the Dynamic Island, and of \
      equal ones that which started first.
      """,
    party: .runtime,
    facts: [.la12, .la15],
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
    guard state.activities.running > 1, let first = state.activities.expectedIsland.attached,
      let activity = state.activity(first)
    else { return }
    check.see(activity.order == state.activities.firstOrder ? .earlierFirst : .laterFirst)
  }

  private mutating func look(_ now: Instant, _ check: ClauseCheck<Self>) {
    let known = check.state.activities
    guard !isReported, check.state.isOverdue(since: known.islandChange, at: now) else { return }
    let (expected, actual) = (known.expectedIsland.attached, known.island.attached)
    guard expected != actual else { return }
    isReported = true
    check.violated(
      .another,
      comparing: Comparison(expected: expected.inWords, actual: actual.inWords),
      "attached to the Dynamic Island is \(actual.inWords) instead of \(expected.inWords)"
    )
  }
}
