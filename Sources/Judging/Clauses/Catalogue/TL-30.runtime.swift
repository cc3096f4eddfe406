import WidgetModel

extension Clause {
  /// Unsorted entries are shown by date.
  static let unsortedEntriesSorted = Clause(
    id: "TL-30.runtime",
    title: "unsorted entries are shown by date",
    statement: """
      Entries that do not stand in chronological order are displayed in the order of their dates, \
      and the author is told.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl30, .tl18],
    situations: [
      ClauseSituation("an unsorted timeline is committed"),
      ClauseSituation("a sorted timeline is committed"),
      ClauseSituation("an entry of an unsorted timeline is displayed"),
    ],
    observes: EventKinds(.committed, .displayed, .reported),
    checker: { UnsortedEntriesChecker() }
  )
}

private struct UnsortedEntriesChecker: Checker {
  private var watch = NoticeWatch(.unsortedEntries)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.reported(let notice, let id)): watch.report(notice, id, at: event.instant)
    case .effect(.committed(let id, _, let timeline)):
      guard let shape = state.shape(of: timeline) else { return }
      tally.see(shape.isSorted ? 1 : 0)
      watch.commit(id, isToBeReported: !shape.isSorted, at: index, event.instant, &tally)
    case .effect(.displayed(let id, .entry(let timeline, let number))):
      guard let shape = state.shape(of: timeline), !shape.isSorted else { return }
      observe(number, of: timeline, for: id, event.wall, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) { watch.finish(state, &tally) }

  private mutating func observe(
    _ number: Int32,
    of timeline: TimelineID,
    for id: PlacementID,
    _ wall: WallDate,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let record = state.placement(id), record.committed == timeline,
      let schedule = record.schedule.entries(of: timeline),
      let entries = state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return }
    tally.see(2)
    let date = entries[Int(number)].date
    // After a clock that was moved back, the newest reached entry may stay or not.
    guard date != schedule.newestDate(notAfter: wall),
      date != schedule.newestDate(notAfter: max(wall, record.latestWall))
    else { return }
    tally.violated(
      "out of order",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "the newest entry by date",
        actual: "the entry dated \(date)"
      ),
      "the entry dated \(date) was displayed at \(wall), which is not the newest by date"
    )
  }
}
