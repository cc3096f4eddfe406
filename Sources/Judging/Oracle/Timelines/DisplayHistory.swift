import WidgetModel

struct DisplayHistory {
  struct EntryInForce {
    let timeline: TimelineID
    let showing: CommittedTimeline.Showing
  }

  private var newest: CommittedTimeline?

  /// The timeline in effect when the newest was committed, or `nil` once that one's first date has
  /// come.
  private var former: CommittedTimeline?

  private var displayed = Display.placeholder

  /// The tree of the entry that was last displayed.
  private(set) var view: ViewID?

  /// Records the due display and returns it if it has changed; it is the placeholder until the
  /// first entry, and after a restart until the first unlock (TL-04).
  mutating func display(
    at now: Instant,
    _ clock: ClockHistory,
    wasUnlocked: Bool
  ) -> Display? {
    let entry = wasUnlocked ? entryInForce(at: now, clock) : nil
    let display = entry.map { Display.entry($0.timeline, $0.showing.place) } ?? .placeholder
    guard display != displayed else { return nil }
    displayed = display
    view = entry?.showing.view
    return display
  }

  /// Returns the entry in effect, given all commits and moves of the clock.
  ///
  /// It belongs to the newest timeline whose first date the clock has shown since its commit
  /// (TL-34), and is the newest of its entries whose date the clock has shown (TL-11, TL-32). So
  /// moving the clock back does not bring an entry back.
  private func entryInForce(at now: Instant, _ clock: ClockHistory) -> EntryInForce? {
    newest?.entryInForce(by: clock, at: now) ?? former?.entryInForce(by: clock, at: now)
  }

  /// Returns the first instant at which the clock, unless moved, changes the entry in effect.
  func nextEntry(at now: Instant, _ clock: ClockHistory) -> Instant {
    let newest = newest?.nextEntry(by: clock, at: now) ?? .never
    let former = former?.nextEntry(by: clock, at: now) ?? .never
    return min(newest, former)
  }

  /// Records that a timeline is put into effect, and drops the newest one for good if none of its
  /// entries has been in effect.
  mutating func commit(_ timeline: CommittedTimeline, at now: Instant, _ clock: ClockHistory) {
    if newest?.entryInForce(by: clock, at: now) != nil { former = newest.take() }
    newest = timeline
  }

  /// Records that the policy of the newest timeline asks for a reload, and returns true if it does
  /// now (TL-19, TL-21, TL-23).
  mutating func policyAsks(at now: Instant, _ clock: ClockHistory) -> Bool {
    guard let date = newest?.dateToAsk, let latest = newest?.latest(by: clock, at: now),
      latest >= date
    else { return false }
    newest?.hasAsked = true
    return true
  }

  /// Returns the instant at which the policy asks, unless the clock is moved.
  func nextPolicy(_ clock: ClockHistory) -> Instant {
    guard let date = newest?.dateToAsk else { return .never }
    return clock.instant(of: date)
  }
}

extension CommittedTimeline {
  fileprivate func latest(by clock: borrowing ClockHistory, at now: Instant) -> WallDate {
    clock.latest(since: clockMoves, at: now)
  }

  fileprivate func entryInForce(
    by clock: borrowing ClockHistory,
    at now: Instant
  ) -> DisplayHistory.EntryInForce? {
    guard let showing = inForce(at: latest(by: clock, at: now)) else { return nil }
    return DisplayHistory.EntryInForce(timeline: id, showing: showing)
  }

  /// Returns the first instant at which the clock, unless moved, shows the date of another entry.
  fileprivate func nextEntry(by clock: borrowing ClockHistory, at now: Instant) -> Instant {
    guard let date = nextDate(after: latest(by: clock, at: now)) else { return .never }
    return clock.instant(of: date)
  }
}
