import WidgetModel

extension PlatformHistory {
  /// An entry in force.
  struct EntryInForce {
    /// Its timeline.
    let timeline: TimelineID
    /// The entry.
    let showing: CommittedTimeline.Showing
  }

  /// What a placed widget shows now, given all that was committed and the clock's moves.
  ///
  /// `nil` is the placeholder: until the first entry, and after a restart until the first unlock (TL-04).
  func entryOnDisplay(_ place: Int, at now: Instant) -> EntryInForce? {
    phone.wasUnlocked ? entryInForce(place, at: now) : nil
  }

  /// The entry in force of a placed widget.
  ///
  /// That of the newest timeline whose first date the clock has shown since its commit (TL-34), and of its
  /// entries the newest whose date the clock has shown (TL-11, TL-32). So a clock that is moved back brings
  /// nothing back.
  func entryInForce(_ place: Int, at now: Instant) -> EntryInForce? {
    if let entry = placements[place].newest?.entryInForce(by: clock, at: now) { return entry }
    return placements[place].former?.entryInForce(by: clock, at: now)
  }

  /// Whether an entry of the newest timeline of a placed widget has been in force.
  func hasShownNewest(_ place: Int, at now: Instant) -> Bool {
    placements[place].newest?.entryInForce(by: clock, at: now) != nil
  }

  /// The first instant at which the clock, unless moved, shows a date that changes what is in force.
  func nextEntry(_ place: Int, at now: Instant) -> Instant {
    let newest = placements[place].newest?.nextEntry(by: clock, at: now) ?? .never
    let former = placements[place].former?.nextEntry(by: clock, at: now) ?? .never
    return min(newest, former)
  }
}

extension CommittedTimeline {
  /// The latest date that the clock has shown since the commit.
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

  /// The first instant at which the clock, unless moved, shows the date of another entry.
  fileprivate func nextEntry(by clock: borrowing ClockHistory, at now: Instant) -> Instant {
    guard let date = nextDate(after: latest(by: clock, at: now)) else { return .never }
    return clock.instant(of: date)
  }
}
