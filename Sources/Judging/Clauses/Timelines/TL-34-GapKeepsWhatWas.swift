import WidgetModel

/// The old timeline stays in force until the new one's first date.
struct GapKeepsWhatWas: ClauseChecker {
  enum Situation: String, ClauseWord {
    case whileOneIsInForce = "a first date in the future, a timeline in force"
    case whileNoneIsInForce = "a first date in the future, none in force"
    case reachedAtCommit = "a first date that is reached at the commit"
    case oldTimelineGoesOn = "the old timeline's next entry displayed in the meantime"
  }

  static let optional: [Situation] = [.oldTimelineGoesOn]

  enum Violation: String, ClauseWord {
    case takenAway = "taken away"
    case early
    case wrongEntry = "wrong entry"
    case stopped
  }

  enum Guard: String, ClauseWord {
    case wasReached = "a display after the first date was reached and the clock moved back"
    case isHidden = "a placeholder while the phone is locked"
    case isClockBack = "an old entry that was reached before the clock was moved back"
    case isLocked = "an old entry that comes due and is not displayed while the phone is locked"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-34.runtime",
    title: "the old timeline continues until the new one begins",
    statement: """
      Until the first date of a newly committed timeline, the previous timeline stays in force \
      with all its entries, or the placeholder if there was none.
      """,
    party: .runtime,
    facts: [.tl34],
    assumptions: [.as02],
    observes: EventKinds(.committed, .displayed, .removed, .rebooted, .clockMoved)
  )

  /// The time from a commit to the first date of its timeline.
  private struct Gap {
    let timeline: TimelineID
    let first: WallDate
    let old: EntrySchedule?
    var isReported = false
  }

  private var gaps = PlacementTable<Gap?>(nil)

  mutating func begin(_ state: ObservedState) {
    gaps.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachInterrupted(by: event) {
      examine($0, event.instant, event.wallBefore, check)
    }
    switch event.body {
    case .input(.removed(let id)): gaps[id] = nil
    case .effect(.committed(let id, _, let timeline)):
      guard check.state.placement(id) != nil, let first = check.state.shape(of: timeline)?.earliest
      else {
        return
      }
      examine(id, event.instant, event.wall, check)
      let display = check.state.expectedDisplay(of: id, at: event.wall)
      gaps[id] = nil
      guard first > event.wall else { return check.see(.reachedAtCommit) }
      check.see(display == nil ? .whileNoneIsInForce : .whileOneIsInForce)
      gaps[id] = Gap(
        timeline: timeline,
        first: first,
        old: display == nil ? nil : check.state.placement(id)?.schedule.inForce
      )
    case .effect(.displayed(let id, let display)):
      guard let record = check.state.placement(id), let gap = gaps[id] else { return }
      examine(id, event.instant, event.wall, check)
      // The gap is over, and TL-12 judges what follows.
      if event.wall >= gap.first { return gaps[id] = nil }
      // After the clock was moved back into the gap, it is open which timeline is in force.
      if check.skips(.wasReached, if: record.latestWall >= gap.first) { return gaps[id] = nil }
      judge(display, of: id, record, gap, event.wall, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { examine($0, check.now, check.state.wall, check) }
  }

  private func judge(
    _ display: Display,
    of id: PlacementID,
    _ record: KnownPlacement,
    _ gap: Gap,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    switch display {
    // FM-08 judges blank widgets.
    case .blank: break
    case .placeholder:
      // Without an old timeline the placeholder is right, and repeating it changes nothing.
      guard gap.old != nil, record.display != .placeholder else { return }
      // A locked phone may hide content behind the placeholder.
      if check.skips(.isHidden, if: check.state.phone.isLocked) { return }
      check.violated(
        .takenAway,
        placement: id,
        comparing: Comparison(
          expected: "the previous display",
          actual: "the placeholder",
          limit: Limit("\(gap.first)", nil)
        ),
        "the placeholder was displayed before the new timeline's first date"
      )
    case .entry(let timeline, let number):
      guard let old = gap.old, old.timeline == timeline,
        let entries = check.state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
      else {
        return check.violated(
          .early,
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
      if record.display != .placeholder { check.see(.oldTimelineGoesOn) }
      // An entry is wrong if a newer one has followed it, or if its date is still to come.
      guard date != old.newestDate(notAfter: wall),
        date < old.newestDate(notAfter: wall) ?? .distantPast || date > wall
      else { return }
      let isReached =
        date == old.newestDate(notAfter: max(wall, record.latestWall))
        || check.state.expectedDisplay(of: id, at: wall) == display
      if check.skips(.isClockBack, if: isReached) { return }
      check.violated(
        .wrongEntry,
        placement: id,
        comparing: Comparison(
          expected: "the old timeline's newest entry",
          actual: "its entry dated \(date)"
        ),
        "the old timeline's entry dated \(date) was displayed at \(wall)"
      )
    }
  }

  /// Reports an entry of the old timeline that came due in the gap and was not displayed.
  private mutating func examine(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    guard check.state.placement(id) != nil, let gap = gaps[id], let old = gap.old,
      !gap.isReported, let record = check.state.placement(id), record.isPresent,
      let committed = record.commitInstant
    else { return }
    // Only the time before the first date counts.
    let end = min(wall, gap.first)
    let endInstant = now - (wall - end)
    guard let date = old.newestDate(notAfter: end - .tick),
      isMissing(date, of: old, record, check.state)
    else { return }
    // The promise runs from the last moment at which something prevented the display.
    let due = max(
      endInstant - (end - date),
      committed,
      check.state.phone.clockInstant,
      check.state.phone.unlockInstant,
      check.state.phone.firstUnlockInstant
    )
    guard endInstant - due > check.profile.interval(.servicePromise) else { return }
    if check.skips(.isLocked, if: check.state.phone.isLocked) { return }
    gaps[id]?.isReported = true
    check.violated(
      .stopped,
      placement: id,
      comparing: check.state.overdue("displayed", endInstant - due, at: endInstant),
      "the old timeline's entry dated \(date) was not displayed in \(endInstant - due)"
    )
  }

  /// Returns true unless an entry of the old timeline that is dated `date` or later is on display.
  private func isMissing(
    _ date: WallDate,
    of old: EntrySchedule,
    _ record: KnownPlacement,
    _ state: ObservedState
  ) -> Bool {
    guard case .entry(old.timeline, let number)? = record.display,
      let entries = state.timeline(old.timeline)?.entries, entries.indices.contains(Int(number))
    else { return true }
    return entries[Int(number)].date < date
  }
}
