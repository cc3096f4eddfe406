import WidgetModel

/// An entry stays until the next one's date, and then the next one is shown.
struct EntryStaysUntilNext: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atItsDate = "the next entry displayed at exactly its date"
    case afterItsDate = "an entry displayed after its date"
    case lastStays = "the last entry stays on display"
  }

  enum Violation: String, ClauseWord {
    case replaced
    case replacedEarly = "replaced early"
    case wentBack = "went back"
    case stale
    case notDisplayed = "not displayed"
  }

  enum Guard: String, ClauseWord {
    case notInForce = "an entry that the timeline in force does not have"
    case isUnsorted = "an entry of an unsorted timeline"
    case awaitsUnlock = "an entry that comes due before the first unlock"
    case isHidden = "an entry that comes due while a locked phone may show the placeholder"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-12.runtime",
    title: "an entry stays until the next one's date",
    statement: """
      While the phone is unlocked, the entry in force stays on display until the next one's date. \
      The next one is then displayed within the service promise, unless the phone has not been \
      unlocked since its restart, or is locked and shows the placeholder.
      """,
    party: .runtime,
    facts: [.tl12, .tl04],
    assumptions: [.as02],
    observes: EventKinds(.displayed, .committed, .removed, .rebooted, .clockMoved)
  )

  /// The entry on display, of the timeline that was committed last.
  private struct Shown {
    var date: WallDate?
    /// The date of the entry that comes next; unknown while no entry is on display.
    var next = WallDate.distantPast
    var isReported = false
  }

  private var shown = PlacementTable(Shown())

  mutating func begin(_ state: ObservedState) {
    shown.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachInterrupted(by: event) {
      checkDue($0, event.instant, event.wallBefore, check)
    }
    switch event.body {
    case .input(.removed(let id)):
      seeLastEntry(of: id, check)
      shown[id] = Shown()
    case .effect(.committed(let id, _, _)):
      guard check.state.placement(id) != nil else { return }
      checkDue(id, event.instant, event.wall, check)
      seeLastEntry(of: id, check)
      shown[id] = Shown()
    case .effect(.displayed(let id, let display)):
      guard let record = check.state.placement(id), record.isPresent else { return }
      checkDue(id, event.instant, event.wall, check)
      observe(display, of: id, record, event, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement {
      checkDue($0, check.now, check.state.wall, check)
      seeLastEntry(of: $0, check)
    }
  }

  private mutating func observe(
    _ display: Display,
    of id: PlacementID,
    _ record: KnownPlacement,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    switch display {
    // FM-08 judges blank widgets.
    case .blank: break
    case .placeholder:
      // A locked phone may hide content behind the placeholder.
      if shown[id].date != nil, !check.state.phone.isLocked {
        check.violated(
          .replaced,
          placement: id,
          comparing: Comparison(expected: "the entry in force", actual: "the placeholder"),
          "the placeholder was displayed at \(event.wall) instead of the entry in force"
        )
      }
      shown[id] = Shown(isReported: shown[id].isReported)
    case .entry(let timeline, let number):
      guard timeline == record.committed, let known = check.state.address(of: timeline),
        known.pointee.entries.indices.contains(Int(number)),
        let schedule = record.schedule.entries(of: timeline)
      else { return check.letPass(.notInForce) }
      if check.skips(.isUnsorted, if: !known.pointee.shape.isSorted) { return }
      let date = known.pointee.entries[Int(number)].date
      let (newest, next) = schedule.dates(around: event.wall)
      if date == newest {
        check.see(date == event.wall ? .atItsDate : .afterItsDate)
        shown[id] = Shown(date: date, next: next ?? .distantFuture)
      } else {
        judge(date, schedule, of: id, record, event, check)
        shown[id] = Shown(date: date, next: schedule.firstDate(after: date) ?? .distantFuture)
      }
    }
  }

  /// Judges an entry that is displayed although it is not the newest by date.
  private func judge(
    _ date: WallDate,
    _ schedule: EntrySchedule,
    of id: PlacementID,
    _ record: KnownPlacement,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let reached = max(record.latestWall, event.wall)
    // After the clock was moved back, the newest entry reached before may stay or not.
    if date == schedule.newestDate(notAfter: reached) { return check.see(.afterItsDate) }
    if date > reached {
      return check.violated(
        .replacedEarly,
        placement: id,
        comparing: Comparison(
          expected: "displayed at \(date) or later",
          actual: "displayed at \(event.wall)",
          limit: Limit(date, from: event.instant, event.wall)
        ),
        "the entry dated \(date) replaced the one in force at \(event.wall)"
      )
    }
    // A clock that was moved back behind the earlier date makes going back right.
    if let before = shown[id].date, date < before, before <= event.wall {
      return check.violated(
        .wentBack,
        placement: id,
        comparing: Comparison(
          expected: "an entry dated \(before) or later",
          actual: "the entry dated \(date)"
        ),
        "the entry dated \(date) was displayed after the one dated \(before)"
      )
    }
    if let next = schedule.firstDate(after: date),
      let due = check.state.reachedSince(next, now: event.instant, wall: event.wall),
      event.instant - due > check.profile.interval(.servicePromise)
    {
      check.violated(
        .stale,
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

  /// Reports a due entry that is not on display once the service promise has expired.
  private mutating func checkDue(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    // Fast path: most often the next entry is not due yet, or only just.
    guard check.state.isOverdue(since: shown[id].next, at: wall), !shown[id].isReported,
      let record = check.state.placement(id), record.isPresent,
      let timeline = record.committed, let schedule = record.schedule.entries(of: timeline),
      let committed = record.commitInstant,
      let date = unmetDate(of: schedule, shown[id].date, record),
      let reached = check.state.reachedSince(date, now: now, wall: wall),
      check.state.isOverdue(since: reached, at: now)
    else { return }
    // Until the first unlock the placeholder has to stay (TL-04).
    if check.skips(.awaitsUnlock, if: check.state.phone.isBeforeFirstUnlock) { return }
    if check.skips(.isUnsorted, if: !isSorted(timeline, check.state)) { return }
    var since = max(reached, committed, check.state.phone.firstUnlockInstant)
    if record.display == .placeholder {
      if check.skips(.isHidden, if: check.state.phone.isLocked) { return }
      since = max(since, check.state.phone.unlockInstant)
    }
    guard check.state.isOverdue(since: since, at: now) else { return }
    shown[id].isReported = true
    check.violated(
      .notDisplayed,
      placement: id,
      comparing: check.state.overdue("displayed", now - since, at: now),
      "the entry dated \(date) was not displayed although nothing prevented it for \(now - since)"
    )
  }

  /// Returns the date of the entry that is due next: the newest at the commit, or a later one.
  private func unmetDate(
    of schedule: EntrySchedule,
    _ shown: WallDate?,
    _ record: KnownPlacement
  ) -> WallDate? {
    if let shown { return schedule.firstDate(after: shown) }
    let newest = record.commitWall.flatMap { schedule.newestDate(notAfter: $0) }
    return newest ?? schedule.steps.first?.date
  }

  private func seeLastEntry(of id: PlacementID, _ check: ClauseCheck<Self>) {
    guard let date = shown[id].date,
      let timeline = check.state.placement(id)?.committed,
      date == check.state.shape(of: timeline)?.latest
    else { return }
    check.see(.lastStays)
  }

  /// Returns true if the timeline is sorted; otherwise the next entry is undefined (TL-30).
  private func isSorted(_ timeline: TimelineID, _ state: ObservedState) -> Bool {
    state.address(of: timeline)?.pointee.shape.isSorted ?? false
  }
}
