import WidgetModel

/// A policy's date is the earliest, and the reload is not lost.
struct PolicyIsServed: ClauseChecker {
  enum Situation: String, ClauseWord {
    case whenDue = "granted exactly when due"
    case later = "granted later"
    case afterHold = "granted after the runtime held it"
  }

  enum Violation: String, ClauseWord {
    case noPolicy = "no policy"
    case early
    case lost
  }

  enum Guard: String, ClauseWord {
    case isCarried = "a reload while a replaced timeline's policy may still be due"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-24.runtime",
    title: "a policy's reload is neither early nor lost",
    statement: """
      A policy's reload is granted no earlier than the policy is due, and within the service \
      promise afterwards unless the runtime holds it or the widget is out of sight.
      """,
    party: .runtime,
    facts: [.tl24],
    assumptions: [.as02],
    observes: EventKinds(.granted, .held, .dropped, .committed, .failed).union(.interruptions)
  )

  private var watch = PolicyMonitor()

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachWaitEnded(by: event) { examine($0, event, check) }
    guard case .effect(.granted(let id, let causes, _)) = event.body, causes.contains(.policy),
      let record = check.state.placement(id), record.isPresent
    else { return }
    if record.hold != nil { check.see(.afterHold) }
    if check.skips(.isCarried, if: record.carriesPolicy) { return }
    guard let committed = record.committed else {
      return check.violated(
        .noPolicy,
        placement: id,
        "a policy reloaded at \(event.wall) although no timeline is in force"
      )
    }
    guard let due = check.state.dueDate(of: committed) else { return }
    check.see(event.wall == due ? .whenDue : .later)
    guard !check.state.hasReached(due, by: id, at: event.wall) else { return }
    check.violated(
      .early,
      placement: id,
      comparing: Comparison(
        expected: "reloaded at \(due) or later",
        actual: "reloaded at \(event.wall)",
        limit: Limit(due, from: event.instant, event.wall)
      ),
      "the policy reloaded at \(event.wall), \(due - event.wall) before it was due"
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
    guard let wait = watch.overdue(id, event, check.state) else { return }
    check.violated(
      .lost,
      placement: id,
      comparing: check.state.overdue("reloaded", wait, at: event?.instant ?? check.now),
      "the policy has been due for \(wait), and nothing prevented its reload"
    )
  }
}
