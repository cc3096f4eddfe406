import WidgetModel

// How long something has been waiting while nothing stood in its way, as far as a trace shows.
extension ObservedState {
  /// Whether a placed widget counts as seen: it is before a person's eyes, or a complication (RB-05).
  public func isSeen(_ id: PlacementID) -> Bool {
    isPresent(id) && (isAlwaysSeen(id) || isBeforeEyes(id))
  }

  /// Whether a placed widget is there, in view, and the phone unlocked.
  public func isBeforeEyes(_ id: PlacementID) -> Bool {
    guard let record = placement(id), record.isPresent else { return false }
    return record.isVisible && !phone.isLocked
  }

  /// Whether a placed widget counts as seen whatever happens: a complication on the active face (RB-05).
  func isAlwaysSeen(_ id: PlacementID) -> Bool {
    profile.isOn(.accessoriesAreSeen) && placements[id].placement.family.isAccessory
  }

  /// Whether what was due at an instant has waited for longer than the service promise (AS-02).
  func isOverdue(since instant: Instant, at now: Instant) -> Bool {
    now - instant > profile.interval(.servicePromise)
  }

  /// Whether a date lies further back than the service promise by the phone's clock (AS-02); what was due at a date
  /// can be overdue only then.
  func isOverdue(since date: WallDate, at wall: WallDate) -> Bool {
    wall - date > profile.interval(.servicePromise)
  }

  /// Since when a placed widget has been seen without a break, `nil` when it is not seen.
  public func seenSince(_ id: PlacementID) -> Instant? {
    if isPresent(id), isAlwaysSeen(id) { return placements[id].addedInstant ?? .start }
    guard !phone.isLocked, isPresent(id), placements[id].isVisible else { return nil }
    return max(placements[id].inViewSince, phone.unlockInstant)
  }

  /// Since when a date has been reached without the phone's clock being moved, `nil` before it.
  public func reachedSince(_ date: WallDate, now: Instant, wall: WallDate) -> Instant? {
    guard wall >= date else { return nil }
    return max(now - (wall - date), phone.clockInstant)
  }

  /// Whether the phone's clock has shown a date since the placement's last commit.
  ///
  /// A clock that was moved back afterwards undoes nothing.
  public func hasReached(_ date: WallDate, by id: PlacementID, at wall: WallDate) -> Bool {
    if date <= wall { return true }
    return placements.contains(id) && date <= placements[id].latestWall
  }

  /// When the policy of a timeline comes due, `nil` when it never does.
  ///
  /// In an unsorted timeline it is open which entry is the last one (TL-30); the earlier is taken.
  public func dueDate(of id: TimelineID) -> WallDate? {
    guard let shape = shape(of: id) else { return nil }
    switch shape.policy {
    case .never: return nil
    case .after(let date): return date
    case .atEnd: return shape.last.map { min($0, shape.latest ?? $0) }
    }
  }

  /// Whether the policy of the timeline in force has come due.
  public func isPolicyDue(of id: PlacementID, at wall: WallDate) -> Bool {
    guard placements.contains(id), let timeline = placements[id].committed,
      let date = dueDate(of: timeline)
    else { return false }
    return hasReached(date, by: id, at: wall)
  }

  /// How long a policy has been due without a reload although nothing stood in the way.
  ///
  /// What stands in the way: the widget is not seen, the subject said that it holds a reload, a
  /// reload granted shortly before may still be under way, a failed one has to wait for its retry.
  public func policyWait(of id: PlacementID, now: Instant, wall: WallDate) -> Interval {
    guard let record = placement(id), let timeline = record.committed, !record.isPolicyServed,
      record.hold == nil, let committed = record.commitInstant, let seen = seenSince(id),
      let date = latestDueDate(of: timeline),
      let due = reachedSince(date, now: now, wall: wall)
    else { return .zero }
    var since = max(due, committed, seen)
    if let failure = record.lastFailure {
      since = max(since, failure + profile.interval(.failureBackoff))
    }
    if let grant = record.lastGrant, grant > committed,
      grant + profile.interval(.timelineHardDeadline) >= due
    {
      return .zero
    }
    return now - since
  }

  /// When the policy of a timeline comes due, its last date being the latest of all.
  func latestDueDate(of id: TimelineID) -> WallDate? {
    guard let shape = shape(of: id), case .atEnd = shape.policy else { return dueDate(of: id) }
    return shape.latest
  }
}

extension TraceEvent {
  /// What the phone's clock showed just before the event.
  var wallBefore: WallDate {
    guard case .input(.clockMoved(let shift)) = body else { return wall }
    return wall - shift
  }

  /// The placed widget in whose life the event ends a time without disturbance.
  ///
  /// - Returns: `nil` when it ends none, the id -1 when it does so for all placed widgets.
  var interruption: PlacementID? {
    guard case .input(let input) = body else { return nil }
    switch input {
    case .removed(let id), .visible(let id, false): return id
    case .locked(true), .rebooted, .clockMoved: return PlacementID(-1)
    default: return nil
    }
  }
}

extension EventKinds {
  /// The inputs that may end a time in which nothing stood in the way of a reload.
  static let interruptions = EventKinds(.removed, .visible, .locked, .rebooted, .clockMoved)
}

extension ObservedState {
  /// Calls a function for each placed widget whose undisturbed time an event ends.
  func forEachInterrupted(by event: TraceEvent, _ body: (PlacementID) -> Void) {
    guard let id = event.interruption else { return }
    guard id.number < 0 else { return body(id) }
    forEachPlacement(body)
  }

  /// Calls a function for each placed widget that is there.
  func forEachPlacement(_ body: (PlacementID) -> Void) {
    for id in placements.ids where placements[id].isPresent { body(id) }
  }
}
