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
      ClauseSituation("granted when due to the tick"),
      ClauseSituation("granted later"),
      ClauseSituation("granted after the runtime held it"),
    ],
    observes: EventKinds(.granted, .held, .dropped, .committed, .failed).union(.interruptions),
    checker: { PolicyIsServedChecker() }
  )
}

private struct PolicyIsServedChecker: Checker {
  private var watch = PolicyWatch()

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachWaitEnded(by: event) { check($0, event, at: index, state, &tally) }
    guard case .effect(.granted(let id, let causes, _)) = event.body, causes.contains(.policy),
      let record = state.placement(id), record.isPresent
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
    guard let due = state.dueDate(of: committed) else { return }
    tally.see(event.wall == due ? 0 : 1)
    guard !state.hasReached(due, by: id, at: event.wall) else { return }
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

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { check($0, nil, at: nil, state, &tally) }
  }

  private mutating func check(
    _ id: PlacementID,
    _ event: TraceEvent?,
    at index: Int?,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let wait = watch.overdue(id, event, state) else { return }
    tally.violated(
      "lost",
      at: index,
      placement: id,
      comparing: state.overdue("reloaded", wait, at: event?.instant ?? state.now),
      "the policy has been due for \(wait) in which nothing stood in the way of a reload"
    )
  }
}
