import WidgetModel

// Queries about the reload of one placed widget. Fields are read one by one, because a whole record
// would be copied at every event.
extension OwedReloads {
  /// The reload owed to a placed widget, or `nil` if there is none with that id.
  subscript(id: PlacementID) -> OwedReload? { records.contains(id) ? records[id] : nil }

  /// Returns the budget of a placed widget, or `nil` if there is none with that id.
  func budget(of id: PlacementID) -> KnownBudget? {
    guard scopes.contains(id) else { return nil }
    return KnownBudget(accounts.address(of: scopes[id]))
  }

  /// Returns the requested causes that a grant or hold at an instant must include.
  ///
  /// At the instant of an answer a runtime first does what is due and then handles the answer, so
  /// the request of an intent at that very instant may lead to a reload of its own.
  func binding(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = self[id] else { return [] }
    guard record.asked.contains(.interaction), !claimed.contains(.interaction),
      instant(id, of: ReloadCauses(.interaction)) == now
    else { return record.asked }
    return record.asked.removing(.interaction)
  }

  /// Returns the true causes of a reload: the binding ones and those rightly claimed.
  func causes(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = self[id] else { return [] }
    return binding(id, claimed: claimed, at: now).union(claimed.intersection(record.explained))
  }

  /// Returns true if any of the given causes can be owed to a placed widget; usually none is.
  @inline(__always)
  func mayOwe(_ id: PlacementID, _ causes: ReloadCauses) -> Bool {
    guard records.contains(id) else { return false }
    let record = records.address(of: id)
    return !record.pointee.asked.isDisjoint(with: causes)
      || causes.contains(.policy) && record.pointee.policy != nil
      || causes.contains(.retry) && record.pointee.lastRetry != nil
  }

  func owedSince(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ placements: StableArray<PlacementRecord>,
    now: Instant,
    wall: WallDate,
    clockMove: Instant
  ) -> Instant? {
    guard records.contains(id) else { return nil }
    let record = records.address(of: id)
    var since = instant(id, of: causes) ?? .never
    if causes.contains(.policy), let date = record.pointee.policy {
      let reached =
        record.pointee.policyInstant
        ?? date.reachedSince(now: now, wall: wall, clockMove: clockMove)
      since = min(since, max(reached ?? .never, placements[id].commitInstant ?? .start))
    }
    if causes.contains(.retry), let retry = record.pointee.lastRetry, retry <= now {
      since = min(since, retry)
    }
    return since < .never ? since : nil
  }
}
