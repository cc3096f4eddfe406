import WidgetModel

extension Clause {
  /// An entry is never shown before its date.
  static let timelineEntryNotEarly = Clause(
    id: "TL-11.runtime",
    title: "entries are not shown early",
    statement: "An entry is displayed only when the phone's clock has reached the entry's date.",
    level: .required,
    party: .runtime,
    facts: [.tl11],
    situations: [
      ClauseSituation("shown at exactly its date"),
      ClauseSituation("shown after its date"),
      ClauseSituation(
        "shown again, its date reached before the clock went back",
        isRequired: false
      ),
    ],
    observes: EventKinds(.displayed),
    checker: { EntryNotEarlyChecker() }
  )
}

private struct EntryNotEarlyChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(.displayed(let placement, let display)) = event.body,
      case .entry(let id, let number) = display,
      let timeline = state.timeline(id), timeline.entries.indices.contains(Int(number))
    else { return }
    let date = timeline.entries[Int(number)].date
    if event.wall >= date { return tally.see(event.wall == date ? 0 : 1) }
    // The date may have been reached before somebody moved the clock back.
    if state.placement(placement)?.latestWall ?? .distantPast >= date
      || state.expectedDisplay(of: placement, at: event.wall) == display
    {
      return tally.see(2)
    }
    tally.see(1)
    tally.violated(
      "early",
      at: index,
      placement: placement,
      comparing: Comparison(
        expected: "displayed at \(date) or later",
        actual: "displayed at \(event.wall)",
        limit: Limit(date, from: event.instant, event.wall)
      ),
      "the entry dated \(date) was displayed at \(event.wall), \(date - event.wall) early"
    )
  }
}
