import WidgetModel

// Waiting times during which nothing prevented an effect, as shown by a trace.
extension ObservedState {
  /// Returns true if the id has a placed widget, on the screen or not.
  func knows(_ id: PlacementID) -> Bool { placements.contains(id) }

  /// Returns true if the id has a placed widget on the screen.
  func isPresent(_ id: PlacementID) -> Bool { state.pointee.placed.isPresent(id) }

  /// Returns true if a placed widget counts as seen: it is in view on an unlocked phone, or a
  /// complication (RB-05).
  public func isSeen(_ id: PlacementID) -> Bool {
    isPresent(id) && (isAlwaysSeen(id) || isBeforeEyes(id))
  }

  /// Returns true if a placed widget is in view and the phone unlocked.
  public func isBeforeEyes(_ id: PlacementID) -> Bool {
    guard let record = placement(id), record.isPresent else { return false }
    return record.isVisible && !phone.isLocked
  }

  /// Returns true if a placed widget always counts as seen, as a complication on the active face
  /// (RB-05).
  func isAlwaysSeen(_ id: PlacementID) -> Bool {
    profile.isOn(.accessoriesAreSeen) && placements[id].placement.family.isAccessory
  }

  /// Returns true if something due at an instant has waited longer than the service promise
  /// (AS-02).
  func isOverdue(since instant: Instant, at now: Instant) -> Bool {
    now - instant > profile.interval(.servicePromise)
  }

  /// Returns true if a date is further back than the service promise by the phone's clock (AS-02);
  /// only then can something due at that date be overdue.
  func isOverdue(since date: WallDate, at wall: WallDate) -> Bool {
    wall - date > profile.interval(.servicePromise)
  }

  /// Returns the time since which a placed widget has been seen without a break, or `nil` if it is
  /// not seen.
  public func seenSince(_ id: PlacementID) -> Instant? {
    if isPresent(id), isAlwaysSeen(id) { return placements[id].addedInstant ?? .start }
    guard !phone.isLocked, isPresent(id), placements[id].isVisible else { return nil }
    return max(placements[id].inViewSince, phone.unlockInstant)
  }

  /// Returns the time since which a date has been reached without a move of the clock, or `nil`
  /// before it.
  public func reachedSince(_ date: WallDate, now: Instant, wall: WallDate) -> Instant? {
    date.reachedSince(now: now, wall: wall, clockMove: phone.clockInstant)
  }

  /// Returns true if the clock has shown a date since the last commit, even if it moved back later.
  public func hasReached(_ date: WallDate, by id: PlacementID, at wall: WallDate) -> Bool {
    state.pointee.placed.hasReached(date, by: id, at: wall)
  }

  /// Returns the expected display at a date by the committed timelines; a clock that goes backward
  /// does not bring an earlier entry back.
  public func expectedDisplay(of id: PlacementID, at wall: WallDate) -> Display? {
    state.pointee.placed.expectedDisplay(of: id, at: wall)
  }

  /// Returns true if a placeholder may be displayed now without losing an entry: before the first
  /// timeline, and from a restart to the first unlock (TL-04).
  func mayShowPlaceholder(_ id: PlacementID, at wall: WallDate) -> Bool {
    phone.isBeforeFirstUnlock || expectedDisplay(of: id, at: wall) == nil
  }

  /// Returns true if the policy of the current timeline has come due.
  public func isPolicyDue(of id: PlacementID, at wall: WallDate) -> Bool {
    guard placements.contains(id), let timeline = placements[id].committed,
      let date = dueDate(of: timeline)
    else { return false }
    return hasReached(date, by: id, at: wall)
  }

  /// Returns the time for which a policy has been due without a reload although nothing prevented
  /// it.
  ///
  /// Possible obstacles: the widget is not seen, the subject reported a held reload, a recently
  /// granted reload may still be under way, a failed one has to wait for its retry.
  public func policyWait(of id: PlacementID, now: Instant, wall: WallDate) -> Interval {
    guard let record = placement(id), let timeline = record.committed, !record.isPolicyServed,
      record.hold == nil, let committed = record.commitInstant, let seen = seenSince(id),
      let date = shape(of: timeline)?.latestDueDate,
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
}

extension TraceEvent {
  /// The placed widget whose undisturbed time the event ends; the id -1 for all, `nil` for none.
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
  /// The inputs that may end a time in which nothing prevented a reload.
  static let interruptions = EventKinds(.removed, .visible, .locked, .rebooted, .clockMoved)
}

extension ObservedState {
  /// Calls a function for each placed widget whose undisturbed time an event ends.
  func forEachInterrupted(by event: TraceEvent, _ body: (PlacementID) -> Void) {
    guard let id = event.interruption else { return }
    guard id.number < 0 else { return body(id) }
    forEachPlacement(body)
  }

  func forEachPlacement(_ body: (PlacementID) -> Void) {
    state.pointee.placed.forEachPresent(body)
  }
}
