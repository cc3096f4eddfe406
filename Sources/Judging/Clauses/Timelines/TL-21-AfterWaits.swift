import WidgetModel

/// The policy `after` waits only for its date.
struct AfterWaits: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheDate = "reloaded at exactly the date"
    case later = "reloaded later"
    case beforeTheLastEntry = "a date before the last entry's"
    case afterTheLastEntry = "a date after the last entry's"
    case earlierForAnotherCause = "reloaded earlier for another cause"
  }

  enum Violation: String, ClauseWord {
    case early
    case putOff = "put off"
  }

  enum Guard: String, ClauseWord {
    case isCarried = "an early reload while a replaced timeline's policy may still be due"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-21.runtime",
    title: "after waits for its date, not for the entries",
    statement: """
      A timeline with the policy `after` does not reload because of its policy before that date, \
      and a date before the last entry's is not postponed until that entry.
      """,
    party: .runtime,
    facts: [.tl21],
    assumptions: [.as02],
    observes: EventKinds(.granted, .held, .dropped, .committed, .failed).union(.interruptions)
  )

  private var watch = PolicyMonitor()

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachWaitEnded(by: event) { examine($0, event, check) }
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = check.state.placement(id), let committed = record.committed,
      case .after(let date)? = check.state.shape(of: committed)?.policy
    else { return }
    let isReached = check.state.hasReached(date, by: id, at: event.wall)
    guard causes.contains(.policy) else {
      if !isReached { check.see(.earlierForAnotherCause) }
      return
    }
    if !isReached, check.skips(.isCarried, if: record.carriesPolicy) { return }
    check.see(event.wall == date ? .atTheDate : .later)
    if let last = check.state.shape(of: committed)?.latest {
      if date < last { check.see(.beforeTheLastEntry) }
      if date > last { check.see(.afterTheLastEntry) }
    }
    guard !isReached else { return }
    check.violated(
      .early,
      placement: id,
      comparing: Comparison(
        expected: "reloaded at \(date) or later",
        actual: "reloaded at \(event.wall)",
        limit: Limit(date, from: event.instant, event.wall)
      ),
      "the policy reloaded at \(event.wall), \(date - event.wall) before its date"
    )
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { examine($0, nil, check) }
  }

  private mutating func examine(
    _ id: PlacementID,
    _ event: TraceEvent?,
    _ check: ClauseCheck<Self>
  ) {
    guard let committed = check.state.placement(id)?.committed,
      case .after(let date)? = check.state.shape(of: committed)?.policy,
      let last = check.state.shape(of: committed)?.latest, date < last,
      let wait = watch.overdue(id, event, check.state)
    else { return }
    check.violated(
      .putOff,
      placement: id,
      comparing: check.state.overdue("reloaded", wait, at: event?.instant ?? check.now),
      "the policy was due at \(date), before the last entry, and did not reload for \(wait)"
    )
  }
}
