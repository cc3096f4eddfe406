import WidgetModel

extension Clause {
  /// What was in force goes on until the new timeline's first date.
  static let gapKeepsWhatWas = Clause(
    id: "TL-34.runtime",
    title: "the old timeline goes on until the new one begins",
    statement: """
      Until the first date of a newly committed timeline, the one before stays in force with all \
      its entries, or the placeholder where there was none.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl34],
    assumptions: [.as02],
    situations: [
      ClauseSituation("a first date to come, a timeline in force"),
      ClauseSituation("a first date to come, none in force"),
      ClauseSituation("a first date that is reached at the commit"),
      ClauseSituation("the old timeline's next entry displayed in the meantime", isRequired: false),
    ],
    observes: EventKinds(.committed, .displayed, .removed, .rebooted, .clockMoved),
    checker: { GapKeepsWhatWasChecker() }
  )
}

private struct GapKeepsWhatWasChecker: Checker {
  /// The time from a commit to the first date of its timeline.
  private struct Gap {
    let timeline: TimelineID
    let first: WallDate
    let old: EntrySchedule?
    var isReported = false
  }

  private var gaps: [Gap?] = []

  mutating func begin(_ state: ObservedState) {
    gaps = Array(repeating: nil, count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachInterrupted(by: event) {
      check($0, event.instant, event.wallBefore, at: index, state, &tally)
    }
    switch event.body {
    case .effect(.committed(let id, _, let timeline)):
      guard state.placement(id) != nil, let first = state.shape(of: timeline)?.earliest else {
        return
      }
      check(id, event.instant, event.wall, at: index, state, &tally)
      let display = state.expectedDisplay(of: id, at: event.wall)
      gaps[Int(id.number)] = nil
      guard first > event.wall else { return tally.see(2) }
      tally.see(display == nil ? 1 : 0)
      gaps[Int(id.number)] = Gap(
        timeline: timeline,
        first: first,
        old: display == nil ? nil : state.placement(id)?.schedule.inForce
      )
    case .effect(.displayed(let id, let display)):
      guard let record = state.placement(id), let gap = gaps[Int(id.number)] else { return }
      check(id, event.instant, event.wall, at: index, state, &tally)
      if max(event.wall, record.latestWall) >= gap.first { return gaps[Int(id.number)] = nil }
      judge(display, of: id, record, gap, event.wall, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { check($0, state.now, state.wall, at: nil, state, &tally) }
  }

  private func judge(
    _ display: Display,
    of id: PlacementID,
    _ record: PlacementRecord,
    _ gap: Gap,
    _ wall: WallDate,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch display {
    case .placeholder:
      guard gap.old != nil, !state.phone.isLocked, record.display != .placeholder else { return }
      tally.violated(
        "taken away",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "what was displayed before",
          actual: "the placeholder",
          limit: Limit("\(gap.first)", nil)
        ),
        "the placeholder was displayed before the new timeline's first date"
      )
    case .entry(let timeline, let number):
      guard let old = gap.old, old.timeline == timeline,
        let entries = state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
      else {
        return tally.violated(
          "early",
          at: index,
          placement: id,
          comparing: Comparison(
            expected: "the old timeline's entry until \(gap.first)",
            actual: "an entry of timeline \(timeline.number)",
            limit: Limit("\(gap.first)", nil)
          ),
          "an entry of timeline \(timeline.number) was displayed before the new one's first date"
        )
      }
      let date = entries[Int(number)].date
      if record.display != .placeholder { tally.see(3) }
      guard date != old.newestDate(notAfter: wall),
        date != old.newestDate(notAfter: max(wall, record.latestWall)),
        date < old.newestDate(notAfter: wall) ?? .distantPast || date > wall
      else { return }
      // An entry reached before the clock was moved back may stay as well.
      guard state.expectedDisplay(of: id, at: wall) != display else { return }
      tally.violated(
        "wrong entry",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "the old timeline's newest entry",
          actual: "its entry dated \(date)"
        ),
        "the old timeline's entry dated \(date) was displayed at \(wall)"
      )
    }
  }

  /// An entry of the old timeline that came due in the gap has to be displayed.
  private mutating func check(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    at index: Int?,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard state.placement(id) != nil, let gap = gaps[Int(id.number)], let old = gap.old,
      !gap.isReported, let record = state.placement(id), record.isPresent,
      !state.phone.isLocked, let committed = record.commitInstant
    else { return }
    // Only the time before the first date counts.
    let end = min(wall, gap.first)
    let endInstant = now - (wall - end)
    guard let date = old.newestDate(notAfter: end - .tick), isMissing(date, of: old, record, state)
    else { return }
    let due = max(
      endInstant - (end - date),
      committed,
      state.phone.clockInstant,
      state.phone.unlockInstant,
      state.phone.firstUnlockInstant
    )
    guard endInstant - due > state.profile.interval(.servicePromise) else { return }
    gaps[Int(id.number)]?.isReported = true
    tally.violated(
      "stopped",
      at: index,
      placement: id,
      comparing: state.overdue("displayed", endInstant - due, at: endInstant),
      "the old timeline's entry dated \(date) was not displayed in \(endInstant - due)"
    )
  }

  /// Whether something else than an entry as new as a date is on display.
  private func isMissing(
    _ date: WallDate,
    of old: EntrySchedule,
    _ record: PlacementRecord,
    _ state: ObservedState
  ) -> Bool {
    guard case .entry(old.timeline, let number)? = record.display,
      let entries = state.timeline(old.timeline)?.entries, entries.indices.contains(Int(number))
    else { return true }
    return entries[Int(number)].date < date
  }
}
