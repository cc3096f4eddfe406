import WidgetModel

extension Clause {
  /// An entry stays until the next one's date, and then the next one is shown.
  static let entryStaysUntilNext = Clause(
    id: "TL-12.runtime",
    title: "an entry stays until the next one's date",
    statement: """
      The entry in force stays on display until the date of the next one, which is then displayed \
      within the service promise unless the phone was not unlocked since its restart.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl12, .tl04],
    assumptions: [.as02],
    situations: [
      ClauseSituation("the next entry displayed at exactly its date"),
      ClauseSituation("an entry displayed after its date"),
      ClauseSituation("the last entry stays on display"),
    ],
    observes: EventKinds(.displayed, .committed, .removed, .rebooted, .clockMoved),
    checker: { EntryStaysChecker() }
  )
}

private struct EntryStaysChecker: Checker {
  /// What is on display of the timeline that was committed last.
  private struct Shown {
    var date: WallDate?
    var isReported = false
  }

  private var shown: [Shown] = []

  mutating func begin(_ state: ObservedState) {
    shown = Array(repeating: Shown(), count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachInterrupted(by: event) {
      checkDue($0, event.instant, event.wallBefore, at: index, state, &tally)
    }
    switch event.body {
    case .effect(.committed(let id, _, _)):
      guard state.placement(id) != nil else { return }
      checkDue(id, event.instant, event.wall, at: index, state, &tally)
      seeLastEntry(of: id, state, &tally)
      shown[Int(id.number)] = Shown()
    case .effect(.displayed(let id, let display)):
      guard let record = state.placement(id), record.isPresent else { return }
      checkDue(id, event.instant, event.wall, at: index, state, &tally)
      observe(display, of: id, record, event, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement {
      checkDue($0, state.now, state.wall, at: nil, state, &tally)
      seeLastEntry(of: $0, state, &tally)
    }
  }

  private mutating func observe(
    _ display: Display,
    of id: PlacementID,
    _ record: PlacementRecord,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    switch display {
    case .placeholder:
      if shown[place].date != nil, !state.phone.isLocked {
        tally.violated(
          "replaced",
          at: index,
          placement: id,
          comparing: Comparison(expected: "the entry in force", actual: "the placeholder"),
          "the placeholder was displayed at \(event.wall) instead of the entry in force"
        )
      }
      shown[place].date = nil
    case .entry(let timeline, let number):
      guard timeline == record.committed, let entries = state.timeline(timeline)?.entries,
        entries.indices.contains(Int(number)),
        let schedule = record.schedule.entries(of: timeline), isSorted(timeline, state)
      else { return }
      let date = entries[Int(number)].date
      judge(date, schedule, of: id, record, event, at: index, state, &tally)
      shown[place] = Shown(date: date)
    }
  }

  /// Judges the date of the entry that is displayed now.
  private func judge(
    _ date: WallDate,
    _ schedule: EntrySchedule,
    of id: PlacementID,
    _ record: PlacementRecord,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let reached = max(record.latestWall, event.wall)
    // After a clock that was moved back, the newest reached entry may stay or not.
    if date == schedule.newestDate(notAfter: event.wall)
      || date == schedule.newestDate(notAfter: reached)
    {
      return tally.see(date == event.wall ? 0 : 1)
    }
    if date > reached {
      return tally.violated(
        "replaced early",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "displayed at \(date) or later",
          actual: "displayed at \(event.wall)",
          limit: Limit(date, from: event.instant, event.wall)
        ),
        "the entry dated \(date) took the place of the one in force at \(event.wall)"
      )
    }
    if let before = shown[Int(id.number)].date, date < before, before <= event.wall {
      return tally.violated(
        "went back",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "an entry dated \(before) or later",
          actual: "the entry dated \(date)"
        ),
        "the entry dated \(date) was displayed after the one dated \(before)"
      )
    }
    if let next = schedule.firstDate(after: date),
      let due = state.reachedSince(next, now: event.instant, wall: event.wall),
      event.instant - due > state.profile.interval(.servicePromise)
    {
      tally.violated(
        "stale",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "the entry dated \(next)",
          actual: "the entry dated \(date)",
          limit: Limit(next, from: event.instant, event.wall)
        ),
        "the entry dated \(date) was displayed at \(event.wall) although the next is dated \(next)"
      )
    }
  }

  /// A due entry that is not on display after the service promise is a violation.
  private mutating func checkDue(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    at index: Int?,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    guard let record = state.placement(id), record.isPresent, !shown[place].isReported,
      !state.phone.isBeforeFirstUnlock, let timeline = record.committed,
      let schedule = record.schedule.entries(of: timeline), isSorted(timeline, state),
      let committed = record.commitInstant,
      let date = unmetDate(of: schedule, shown[place].date, record),
      let reached = state.reachedSince(date, now: now, wall: wall)
    else { return }
    var since = max(reached, committed, state.phone.firstUnlockInstant)
    if record.display == .placeholder {
      // A locked phone may hide what is private.
      guard !state.phone.isLocked else { return }
      since = max(since, state.phone.unlockInstant)
    }
    guard now - since > state.profile.interval(.servicePromise) else { return }
    shown[place].isReported = true
    tally.violated(
      "not displayed",
      at: index,
      placement: id,
      comparing: state.overdue("displayed", now - since, at: now),
      "the entry dated \(date) was not displayed \(now - since) after it could have been"
    )
  }

  /// The date of the entry that should be displayed next: the newest at the commit, or a later one.
  private func unmetDate(
    of schedule: EntrySchedule,
    _ shown: WallDate?,
    _ record: PlacementRecord
  ) -> WallDate? {
    if let shown { return schedule.firstDate(after: shown) }
    let newest = record.commitWall.flatMap { schedule.newestDate(notAfter: $0) }
    return newest ?? schedule.steps.first?.date
  }

  private func seeLastEntry(of id: PlacementID, _ state: ObservedState, _ tally: inout Tally) {
    guard let date = shown[Int(id.number)].date, let timeline = state.placement(id)?.committed,
      date == state.shape(of: timeline)?.latest
    else { return }
    tally.see(2)
  }

  /// In an unsorted timeline it is open which entry is the next one (TL-30).
  private func isSorted(_ timeline: TimelineID, _ state: ObservedState) -> Bool {
    state.shape(of: timeline)?.isSorted ?? false
  }
}
