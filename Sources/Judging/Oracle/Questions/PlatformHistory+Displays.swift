import WidgetModel

extension PlatformHistory {
  /// An entry in effect.
  struct EntryInForce {
    let timeline: TimelineID
    let showing: CommittedTimeline.Showing
  }

  /// Returns the entry that a placed widget shows, given all commits and moves of the clock.
  ///
  /// `nil` means the placeholder: until the first entry, and after a restart until the first unlock
  /// (TL-04).
  func entryOnDisplay(_ place: Int, at now: Instant) -> EntryInForce? {
    phone.wasUnlocked ? entryInForce(place, at: now) : nil
  }

  /// Returns the entry in effect of a placed widget.
  ///
  /// It belongs to the newest timeline whose first date the clock has shown since its commit
  /// (TL-34), and is the newest of its entries whose date the clock has shown (TL-11, TL-32). So
  /// moving the clock back does not bring an entry back.
  func entryInForce(_ place: Int, at now: Instant) -> EntryInForce? {
    if let entry = placements[place].newest?.entryInForce(by: clock, at: now) { return entry }
    return placements[place].former?.entryInForce(by: clock, at: now)
  }

  /// Returns true if an entry of a placed widget's newest timeline has been in effect.
  func hasShownNewest(_ place: Int, at now: Instant) -> Bool {
    placements[place].newest?.entryInForce(by: clock, at: now) != nil
  }

  /// Returns the first instant at which the clock, unless moved, changes the entry in effect.
  func nextEntry(_ place: Int, at now: Instant) -> Instant {
    let newest = placements[place].newest?.nextEntry(by: clock, at: now) ?? .never
    let former = placements[place].former?.nextEntry(by: clock, at: now) ?? .never
    return min(newest, former)
  }
}

extension CommittedTimeline {
  func latest(by clock: borrowing ClockHistory, at now: Instant) -> WallDate {
    clock.latest(since: clockMoves, at: now)
  }

  fileprivate func entryInForce(
    by clock: borrowing ClockHistory,
    at now: Instant
  ) -> PlatformHistory.EntryInForce? {
    guard let showing = inForce(at: latest(by: clock, at: now)) else { return nil }
    return PlatformHistory.EntryInForce(timeline: id, showing: showing)
  }

  /// Returns the first instant at which the clock, unless moved, shows the date of another entry.
  fileprivate func nextEntry(by clock: borrowing ClockHistory, at now: Instant) -> Instant {
    guard let date = nextDate(after: latest(by: clock, at: now)) else { return .never }
    return clock.instant(of: date)
  }
}
