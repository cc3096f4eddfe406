import WidgetModel

extension Clause {
  /// A policy's date is the earliest, and the reload is not lost.
  static let policyIsServed = Clause(
    id: "TL-24.runtime",
    title: "a policy reloads when due, and surely",
    statement: """
      A reload on account of a policy is granted no earlier than the policy is due, and within the \
      service promise after it unless the runtime holds it or the widget is not seen.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl24],
    assumptions: [.as02],
    situations: [
      Situation("granted when due to the tick"),
      Situation("granted later"),
      Situation("granted after the runtime held it"),
    ],
    observes: EventKinds(.granted, .held, .dropped, .committed, .failed).union(.interruptions),
    checker: { PolicyIsServedChecker() }
  )
}

private struct PolicyIsServedChecker: Checker {
  private var watch = PolicyWatch()

  mutating func begin(_ ledger: Ledger) { watch.begin(ledger) }

  mutating func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally)
  {
    ledger.forEachWaitEnded(by: event) { check($0, event, at: index, ledger, &tally) }
    guard case .effect(.granted(let id, let causes, _)) = event.body, causes.contains(.policy),
      let record = ledger.placement(id), record.isPresent
    else { return }
    if record.hold != nil { tally.see(2) }
    guard !record.carriesPolicy else { return }
    guard let committed = record.committed else {
      return tally.violated(
        "no policy",
        at: index,
        placement: id,
        "a policy reloaded at \(event.wall) although no timeline is in force"
      )
    }
    guard let due = ledger.dueDate(of: committed) else { return }
    tally.see(event.wall == due ? 0 : 1)
    guard !ledger.hasReached(due, by: id, at: event.wall) else { return }
    tally.violated(
      "early",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "reloaded at \(due) or later",
        actual: "reloaded at \(event.wall)",
        limit: Limit(due, from: event.instant, event.wall)
      ),
      "the policy reloaded at \(event.wall), \(due - event.wall) before it was due"
    )
  }

  mutating func finish(_ ledger: Ledger, _ tally: inout Tally) {
    ledger.forEachPlacement { check($0, nil, at: nil, ledger, &tally) }
  }

  private mutating func check(
    _ id: PlacementID,
    _ event: TraceEvent?,
    at index: Int?,
    _ ledger: Ledger,
    _ tally: inout Tally
  ) {
    guard let wait = watch.overdue(id, event, ledger) else { return }
    tally.violated(
      "lost",
      at: index,
      placement: id,
      comparing: ledger.overdue("reloaded", wait, at: event?.instant ?? ledger.now),
      "the policy has been due for \(wait) in which nothing stood in the way of a reload"
    )
  }
}
