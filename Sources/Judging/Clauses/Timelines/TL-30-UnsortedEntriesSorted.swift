import WidgetModel

/// Unsorted entries are shown by date.
struct UnsortedEntriesSorted: ClauseChecker {
  enum Situation: String, ClauseWord {
    case unsortedCommitted = "an unsorted timeline is committed"
    case sortedCommitted = "a sorted timeline is committed"
    case unsortedDisplayed = "an entry of an unsorted timeline is displayed"
  }

  enum Violation: String, ClauseWord, NoticeViolation {
    case falseReport = "false report"
    case notReported = "not reported"
    case outOfOrder = "out of order"
  }

  enum Guard: String, ClauseWord, NoticeGuard {
    case isApart = "a report at an instant other than that of the next commit"
    case notInForce = "an entry that the timeline in force does not have"
    case isClockBack = "an entry that stays after the clock was moved back"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-30.runtime",
    title: "unsorted entries are shown by date",
    statement: """
      If a timeline's entries are not in chronological order, an entry is displayed only while it \
      is the newest by date, and the disorder is reported to the author.
      """,
    party: .runtime,
    facts: [.tl30, .tl18],
    observes: EventKinds(.committed, .displayed, .reported)
  )

  private var watch = DiagnosticMonitor(.unsortedEntries)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.reported(let notice, let id)): watch.report(notice, id, at: event.instant)
    case .effect(.committed(let id, _, let timeline)):
      guard let shape = check.state.shape(of: timeline) else { return }
      check.see(shape.isSorted ? .sortedCommitted : .unsortedCommitted)
      watch.commit(id, isToBeReported: !shape.isSorted, check)
    case .effect(.displayed(let id, .entry(let timeline, let number))):
      guard let shape = check.state.shape(of: timeline), !shape.isSorted else { return }
      observe(number, of: timeline, for: id, event.wall, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { watch.finish(check) }

  private mutating func observe(
    _ number: Int32,
    of timeline: TimelineID,
    for id: PlacementID,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    guard let record = check.state.placement(id), record.committed == timeline,
      let schedule = record.schedule.entries(of: timeline),
      let entries = check.state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return check.letPass(.notInForce) }
    check.see(.unsortedDisplayed)
    let date = entries[Int(number)].date
    guard date != schedule.newestDate(notAfter: wall) else { return }
    let reached = schedule.newestDate(notAfter: max(wall, record.latestWall))
    if check.skips(.isClockBack, if: date == reached) { return }
    check.violated(
      .outOfOrder,
      placement: id,
      comparing: Comparison(
        expected: "the newest entry by date",
        actual: "the entry dated \(date)"
      ),
      "the entry dated \(date) was displayed at \(wall), which is not the newest by date"
    )
  }
}
