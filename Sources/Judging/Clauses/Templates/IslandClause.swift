import WidgetModel

/// A clause about the activity in one of the two places of the Dynamic Island.
protocol IslandClause: ClauseChecker where Violation == IslandViolation {
  static func place(_ island: KnownActivities.Island) -> ActivityID?

  static var placeName: String { get }

  /// Counts the situation of the island.
  func countSituation(in state: ObservedState, _ check: ClauseCheck<Self>)

  /// True if another activity in the place was already reported.
  var isReported: Bool { get set }
}

enum IslandViolation: String, ClauseWord {
  case another
}

extension IslandClause {
  static var kinds: EventKinds {
    EventKinds.activities.union(EventKinds(.activityShown, .islandChanged, .contextChanged))
  }

  mutating func begin(_ state: ObservedState) { isReported = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    switch event.body {
    case .effect(.activities(.changed)), .effect(.activities(.shown)), .input(.contexts):
      isReported = false
    case .effect(.activities(.island)): countSituation(in: check.state, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    let known = check.state.activities
    guard !isReported, check.state.isOverdue(since: known.islandChange, at: now) else { return }
    let expected = Self.place(check.state.expectedIsland)
    let actual = Self.place(known.island)
    guard expected != actual else { return }
    isReported = true
    check.violated(
      .another,
      comparing: Comparison(expected: expected.inWords, actual: actual.inWords),
      "\(Self.placeName) is \(actual.inWords) instead of \(expected.inWords)"
    )
  }
}
