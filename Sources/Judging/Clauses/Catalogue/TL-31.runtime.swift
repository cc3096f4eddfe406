import WidgetModel

extension Clause {
  /// Of equal dates the last entry wins.
  static let lastOfEqualDatesWins = Clause(
    id: "TL-31.runtime",
    title: "of equal dates the last entry is shown",
    statement: """
      Of several entries with one date only the last in the provider's order is displayed, and the \
      author is told.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl31],
    situations: [
      ClauseSituation("a timeline with equal dates is committed"),
      ClauseSituation("a timeline without equal dates is committed"),
      ClauseSituation("the last of equal dates is displayed"),
    ],
    observes: EventKinds(.committed, .displayed, .reported),
    checker: { LastOfEqualDatesChecker() }
  )
}

private struct LastOfEqualDatesChecker: Checker {
  private var watch = NoticeWatch(.equalDates)

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
      tally.see(shape.hasEqualDates ? 0 : 1)
      watch.commit(id, isToBeReported: shape.hasEqualDates, at: index, event.instant, &tally)
    case .effect(.displayed(let id, .entry(let timeline, let number))):
      guard state.shape(of: timeline)?.hasEqualDates ?? false,
        let entries = state.timeline(timeline)?.entries, entries.indices.contains(Int(number)),
        let schedule = state.placement(id)?.schedule.entries(of: timeline),
        let last = schedule.index(at: entries[Int(number)].date)
      else { return }
      if last == number {
        if number > 0, isDoubled(number, entries) { tally.see(2) }
        return
      }
      tally.violated(
        "not the last",
        at: index,
        placement: id,
        comparing: Comparison(expected: "entry \(last)", actual: "entry \(number)"),
        "entry \(number) was displayed although entry \(last) has the same date"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) { watch.finish(state, &tally) }

  /// Whether the entry before has the same date; elsewhere an equal one does not matter.
  private func isDoubled(_ number: Int32, _ entries: [TimelineEntry]) -> Bool {
    entries[Int(number) - 1].date == entries[Int(number)].date
  }
}
