import WidgetModel

/// The reloads owed to placed widgets, and their budgets; a reference to the state's memory.
struct ObservedReloads {
  let state: ObservedState

  private var owed: OwedReloads { state.owed }

  /// Returns true if a reload is free by its true causes (AS-04).
  func isExempt(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> Bool {
    !owed.causes(id, claimed: claimed, at: now).isDisjoint(with: state.profile.exemptCauses)
  }

  /// Returns the time since which some causes are owed that no grant has claimed, or `nil` if none
  /// is.
  func owedSince(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    now: Instant,
    wall: WallDate
  ) -> Instant? {
    owed.owedSince(
      id,
      causes,
      state.placements,
      now: now,
      wall: wall,
      clockMove: state.phone.clockInstant
    )
  }

  /// Returns the time since which nothing prevents the subject from granting an owed reload, or
  /// `nil` if something does.
  ///
  /// Possible obstacles: a reload under way, the minimum interval, a widget out of sight, an empty
  /// budget. An exempt reload waits at most for the first three (AS-06 says only for the first).
  func readySince(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    now: Instant,
    wall: WallDate
  ) -> Instant? {
    // The most frequent reason to stop comes first: no reload is owed for the causes of one clause.
    guard let since = owedSince(id, causes, now: now, wall: wall) else { return nil }
    let record = owed.records.address(of: id)
    guard record.pointee.request == nil, let seen = state.seenSince(id)
    else { return nil }
    var ready = max(since, max(seen, record.pointee.idleSince))
    if let grant = state.placements[id].lastGrant {
      ready = max(ready, grant + state.profile.interval(.minReloadInterval))
    }
    // Once an exempt cause is added, it no longer has to wait for the budget.
    let free = owed.budget(of: id)?.freeInstant(at: now, wall: wall) ?? .start
    let exempt = owed.instant(id, of: state.profile.exemptCauses) ?? .never
    ready = max(ready, min(free, exempt))
    return ready <= now ? ready : nil
  }
}
