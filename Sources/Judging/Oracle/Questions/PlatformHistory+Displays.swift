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
    placements[place].newest.flatMap { entry(of: $0, at: now) }
      ?? placements[place].former.flatMap { entry(of: $0, at: now) }
  }

  /// The first instant at which the clock, unless moved, shows a date that changes what is in force.
  func nextEntry(_ place: Int, at now: Instant) -> Instant {
    var next = Instant.never
    for timeline in [placements[place].newest, placements[place].former] {
      guard let timeline else { continue }
      let latest = clock.latest(since: timeline.clockMoves, at: now)
      if let date = timeline.nextDate(after: latest) { next = min(next, clock.instant(of: date)) }
    }
    return next
  }

  private func entry(of timeline: CommittedTimeline, at now: Instant) -> EntryInForce? {
    timeline.inForce(at: clock.latest(since: timeline.clockMoves, at: now)).map {
      EntryInForce(timeline: timeline.id, showing: $0)
    }
  }
}
