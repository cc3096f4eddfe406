import WidgetModel

/// The placed widgets of a run, according to the inputs and the subject.
///
/// They refer to memory that their owner releases with ``deallocate()``. Every change is made in
/// place, because a whole record would be copied at every event.
struct KnownPlacements {
  /// One record for each, by ``PlacementID``.
  private(set) var records = StableArray<PlacementRecord>()

  /// The numbers of placed widgets, and of those that display an entry.
  private(set) var counts = PlacementCounts()

  func deallocate() {
    records.deallocate()
    counts.deallocate()
  }

  mutating func begin(_ setup: Setup) {
    records.removeAll()
    counts.begin()
    for placement in setup.placements { records.append(PlacementRecord(placement)) }
  }

  func isPresent(_ id: PlacementID) -> Bool { records.contains(id) && records[id].isPresent }

  func forEachPresent(_ body: (PlacementID) -> Void) {
    for id in records.ids where records[id].isPresent { body(id) }
  }

  var small: [PlacementID] {
    records.ids.filter { records[$0].isPresent && records[$0].placement.family == .systemSmall }
  }
}

// Inputs.
extension KnownPlacements {
  mutating func add(_ id: PlacementID, at now: Instant, in setup: Setup) {
    recount(id, in: setup) {
      guard !$0.isPresent else { return }
      $0.addedInstant = now
      $0.isPresent = true
      $0.isVisible = true
      $0.inViewSince = now
    }
  }

  mutating func remove(_ id: PlacementID, in setup: Setup) {
    recount(id, in: setup) { $0 = PlacementRecord(setup.placements[Int(id.number)]) }
  }

  func setVisible(_ id: PlacementID, _ isVisible: Bool, at now: Instant) {
    update(id) {
      guard $0.isPresent else { return }
      if isVisible, !$0.isVisible { $0.inViewSince = now }
      $0.isVisible = isVisible
    }
  }

  func configure(_ id: PlacementID, _ number: Int) {
    update(id) { if $0.isPresent { $0.placement.configuration = number } }
  }

  /// Records that the phone is at a new place, which no widget has learned of.
  func move() { forEachPresent { records[$0].awaitsSight = true } }

  func learnPlace(_ id: PlacementID) {
    if records[id].awaitsSight { records[id].awaitsSight = false }
  }

  /// Records the date that the clock showed until it was moved.
  func moveClock(from before: WallDate) {
    for id in records.ids {
      records[id].schedule.advance(to: before)
      records[id].latestWall = max(records[id].latestWall, before)
    }
  }

  /// Changes a placed widget's presence and keeps the counts up to date.
  private mutating func recount(
    _ id: PlacementID,
    in setup: Setup,
    _ change: (inout PlacementRecord) -> Void
  ) {
    guard records.contains(id) else { return }
    let kind = setup.kind(of: records[id].placement.widget)
    counts.count(records[id], kind: kind, by: -1)
    change(&records[id])
    counts.count(records[id], kind: kind, by: 1)
  }

  private func update(_ id: PlacementID, _ change: (inout PlacementRecord) -> Void) {
    guard records.contains(id) else { return }
    change(&records[id])
  }
}

// Reports of the subject.
extension KnownPlacements {
  mutating func display(_ display: Display, of id: PlacementID) {
    guard records.contains(id) else { return }
    counts.display(display, after: records[id])
    records[id].display = display
  }

  func grant(_ id: PlacementID, at now: Instant) { update(id) { $0.lastGrant = now } }

  func hold(_ id: PlacementID, _ reason: HoldReason) { update(id) { $0.hold = reason } }

  /// Records the end of a pending reload, which also serves a due policy.
  func serve(_ id: PlacementID, isPolicyDue: Bool) {
    update(id) {
      $0.hold = nil
      $0.carriesPolicy = false
      if isPolicyDue { $0.isPolicyServed = true }
    }
  }

  func fail(_ id: PlacementID, _ reason: FailureReason, at now: Instant) {
    update(id) {
      $0.lastFailure = now
      $0.lastFailureReason = reason
    }
  }

  func commit(
    _ schedule: EntrySchedule,
    to id: PlacementID,
    isPolicyDue: Bool,
    at now: Instant,
    _ wall: WallDate
  ) {
    update(id) {
      $0.schedule.commit(schedule, at: wall)
      $0.committed = schedule.timeline
      $0.commitInstant = now
      $0.commitWall = wall
      $0.latestWall = wall
      if isPolicyDue, !$0.isPolicyServed { $0.carriesPolicy = true }
      $0.isPolicyServed = false
    }
  }
}

// Queries.
extension KnownPlacements {
  func expectedDisplay(of id: PlacementID, at wall: WallDate) -> Display? {
    guard records.contains(id) else { return nil }
    records[id].schedule.advance(to: wall)
    return records[id].schedule.display
  }

  func hasReached(_ date: WallDate, by id: PlacementID, at wall: WallDate) -> Bool {
    if date <= wall { return true }
    return records.contains(id) && date <= records[id].latestWall
  }
}
