import WidgetModel

/// The policy `atEnd` waits for the last entry.
struct AtEndWaits: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheLastDate = "reloaded at exactly the last entry's date"
    case later = "reloaded later"
    case earlierForAnotherCause = "reloaded earlier for another cause"
  }

  enum Violation: String, ClauseWord {
    case early
  }

  enum Guard: String, ClauseWord {
    case isCarried = "an early reload while a replaced timeline's policy may still be due"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-19.runtime",
    title: "atEnd waits for the last entry's date",
    statement: """
      A timeline with the policy `atEnd` does not reload because of its policy before its last \
      entry's date. If the entries are out of order, that is the date of the last one in the list \
      or of the latest one, whichever comes first.
      """,
    party: .runtime,
    facts: [.tl19],
    observes: EventKinds(.granted)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = check.state.placement(id), let committed = record.committed,
      let timeline = check.state.timeline(committed), timeline.policy == .atEnd,
      let last = check.state.dueDate(of: committed)
    else { return }
    let isReached = check.state.hasReached(last, by: id, at: event.wall)
    guard causes.contains(.policy) else {
      if !isReached { check.see(.earlierForAnotherCause) }
      return
    }
    if !isReached, check.skips(.isCarried, if: record.carriesPolicy) { return }
    check.see(event.wall == last ? .atTheLastDate : .later)
    guard !isReached else { return }
    check.violated(
      .early,
      placement: id,
      comparing: Comparison(
        expected: "reloaded at \(last) or later",
        actual: "reloaded at \(event.wall)",
        limit: Limit(last, from: event.instant, event.wall)
      ),
      "the policy reloaded at \(event.wall), \(last - event.wall) before the last entry's date"
    )
  }
}
