import WidgetModel

// Queries of checkers about owed reloads and budgets. Fields are read one by one, because a whole
// record would be copied at every event.
extension ObservedState {
  /// Returns true if the id has a placed widget, on the screen or not.
  func knows(_ id: PlacementID) -> Bool { placements.contains(id) }

  /// Returns true if the id has a placed widget on the screen.
  func isPresent(_ id: PlacementID) -> Bool { knows(id) && placements[id].isPresent }

  /// Returns the reload owed to a placed widget, or `nil` if there is none of that id.
  public func owedReload(_ id: PlacementID) -> OwedReload? {
    owed.records.contains(id) ? owed.records[id] : nil
  }

  /// Returns the budget of a placed widget, or `nil` if there is none of that id.
  public func account(of id: PlacementID) -> KnownBudget? {
    guard owed.scopes.contains(id) else { return nil }
    return KnownBudget(owed.accounts.address(of: scope(of: id)))
  }

  /// Returns the index of a placed widget's budget.
  ///
  /// - Precondition: There is a placed widget of that id.
  func scope(of id: PlacementID) -> Int { owed.scopes[id] }

  /// Returns the requested causes that a grant or hold at an instant must include.
  ///
  /// At the instant of an answer a runtime first does what is due and then handles the answer, so
  /// the request of an intent at that very instant may lead to a reload of its own.
  func binding(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = owedReload(id) else { return [] }
    guard record.asked.contains(.interaction), !claimed.contains(.interaction),
      owed.instant(id, of: ReloadCauses(.interaction)) == now
    else { return record.asked }
    return record.asked.removing(.interaction)
  }

  /// Returns the true causes of a reload: the binding ones and those rightly claimed.
  func causes(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = owedReload(id) else { return [] }
    return binding(id, claimed: claimed, at: now).union(claimed.intersection(record.explained))
  }

  /// Returns true if a reload is free by its true causes (AS-04).
  func isExempt(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> Bool {
    !causes(id, claimed: claimed, at: now).isDisjoint(with: profile.exemptCauses)
  }

  /// Returns true if any of some causes can be owed to a placed widget; usually none is.
  @inline(__always)
  func mayOwe(_ id: PlacementID, _ causes: ReloadCauses) -> Bool {
    guard owed.records.contains(id) else { return false }
    let record = owed.records.address(of: id)
    return !record.pointee.asked.isDisjoint(with: causes)
      || causes.contains(.policy) && record.pointee.policy != nil
      || causes.contains(.retry) && record.pointee.lastRetry != nil
  }

  /// Returns the time since which some causes are owed that no grant has claimed, or `nil` if none
  /// is.
  func owedSince(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    now: Instant,
    wall: WallDate
  ) -> Instant? {
    guard owed.records.contains(id) else { return nil }
    let record = owed.records.address(of: id)
    var since = owed.instant(id, of: causes) ?? .never
    if causes.contains(.policy), let date = record.pointee.policy {
      let reached = record.pointee.policyInstant ?? reachedSince(date, now: now, wall: wall)
      since = min(since, max(reached ?? .never, placements[id].commitInstant ?? .start))
    }
    if causes.contains(.retry), let retry = record.pointee.lastRetry, retry <= now {
      since = min(since, retry)
    }
    return since < .never ? since : nil
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
    guard record.pointee.request == nil, let seen = seenSince(id)
    else { return nil }
    var ready = max(since, max(seen, record.pointee.idleSince))
    if let grant = placements[id].lastGrant {
      ready = max(ready, grant + profile.interval(.minReloadInterval))
    }
    // Once an exempt cause is added, it no longer has to wait for the budget.
    let free = account(of: id)?.freeInstant(at: now, wall: wall) ?? .start
    let exempt = owed.instant(id, of: profile.exemptCauses) ?? .never
    ready = max(ready, min(free, exempt))
    return ready <= now ? ready : nil
  }
}
