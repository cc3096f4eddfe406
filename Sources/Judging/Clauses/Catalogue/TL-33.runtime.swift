import WidgetModel

extension Clause {
  /// Entries that were passed before the commit are never shown.
  static let passedEntriesSkipped = Clause(
    id: "TL-33.runtime",
    title: "passed entries are skipped",
    statement: """
      An entry that another entry had already followed when the timeline was committed is never \
      displayed.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl33, .tl11, .tl12],
    situations: [
      ClauseSituation("several entries past at the commit, the newest displayed"),
      ClauseSituation("one entry past at the commit, displayed"),
    ],
    observes: EventKinds(.displayed),
    checker: { PassedEntriesChecker() }
  )
}

private struct PassedEntriesChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(.displayed(let id, .entry(let timeline, let number))) = event.body,
      let record = state.placement(id), record.committed == timeline,
      let wall = record.commitWall, let schedule = record.schedule.entries(of: timeline),
      let newest = schedule.newestDate(notAfter: wall),
      let entries = state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return }
    let date = entries[Int(number)].date
    if date == newest { return tally.see(schedule.steps[0].date < newest ? 0 : 1) }
    // A clock that was moved back before the commit may bring an entry back.
    guard date < newest, event.wall >= wall else { return }
    tally.violated(
      "passed",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "the entry dated \(newest)",
        actual: "the entry dated \(date)"
      ),
      "the entry dated \(date) was displayed, which the one dated \(newest) had followed"
    )
  }
}
