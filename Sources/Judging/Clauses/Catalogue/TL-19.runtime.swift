import WidgetModel

extension Clause {
  /// The policy `atEnd` waits for the last entry.
  static let atEndWaits = Clause(
    id: "TL-19.runtime",
    title: "atEnd waits for the last entry's date",
    statement: """
      A timeline with the policy `atEnd` is not reloaded on account of its policy before the date \
      of its last entry is reached.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl19],
    situations: [
      ClauseSituation("reloaded at exactly the last entry's date"),
      ClauseSituation("reloaded later"),
      ClauseSituation("reloaded earlier for another cause"),
    ],
    observes: EventKinds(.granted),
    checker: { AtEndWaitsChecker() }
  )
}

private struct AtEndWaitsChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = state.placement(id), let committed = record.committed,
      let timeline = state.timeline(committed), timeline.policy == .atEnd,
      let last = state.dueDate(of: committed)
    else { return }
    let isReached = state.hasReached(last, by: id, at: event.wall)
    guard causes.contains(.policy) else {
      if !isReached { tally.see(2) }
      return
    }
    // The policy of the timeline before, which came due, may have been waiting (RB-09).
    if !isReached, record.carriesPolicy { return }
    tally.see(event.wall == last ? 0 : 1)
    guard !isReached else { return }
    tally.violated(
      "early",
      at: index,
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
