import WidgetModel

extension Clause {
  /// The policy `after` waits for its date and for nothing else.
  static let afterWaits = Clause(
    id: "TL-21.runtime",
    title: "after waits for its date, not for the entries",
    statement: """
      A timeline with the policy `after` is not reloaded on account of its policy before that date, \
      and a date before the last entry's is not put off until that entry.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl21],
    assumptions: [.as02],
    situations: [
      ClauseSituation("reloaded at exactly the date"),
      ClauseSituation("reloaded later"),
      ClauseSituation("a date before the last entry's"),
      ClauseSituation("a date after the last entry's"),
      ClauseSituation("reloaded earlier for another cause"),
    ],
    observes: EventKinds(.granted, .held, .dropped, .committed, .failed).union(.interruptions),
    checker: { AfterWaitsChecker() }
  )
}

private struct AfterWaitsChecker: Checker {
  private var watch = PolicyWatch()

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachWaitEnded(by: event) { check($0, event, at: index, state, &tally) }
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = state.placement(id), let committed = record.committed,
      case .after(let date)? = state.timeline(committed)?.policy
    else { return }
    let isReached = state.hasReached(date, by: id, at: event.wall)
    guard causes.contains(.policy) else {
      if !isReached { tally.see(4) }
      return
    }
    // The policy of the timeline before, which came due, may have been waiting (RB-09).
    if !isReached, record.carriesPolicy { return }
    tally.see(event.wall == date ? 0 : 1)
    if let last = state.shape(of: committed)?.latest {
      if date < last { tally.see(2) }
      if date > last { tally.see(3) }
    }
    guard !isReached else { return }
    tally.violated(
      "early",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "reloaded at \(date) or later",
        actual: "reloaded at \(event.wall)",
        limit: Limit(date, from: event.instant, event.wall)
      ),
      "the policy reloaded at \(event.wall), \(date - event.wall) before its date"
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
    guard let committed = state.placement(id)?.committed,
      case .after(let date)? = state.timeline(committed)?.policy,
      let last = state.shape(of: committed)?.latest, date < last,
      let wait = watch.overdue(id, event, state)
    else { return }
    tally.violated(
      "put off",
      at: index,
      placement: id,
      comparing: state.overdue("reloaded", wait, at: event?.instant ?? state.now),
      "the policy was due at \(date), before the last entry, and did not reload for \(wait)"
    )
  }
}
