import WidgetModel

// What checkers ask about owed reloads and budgets. Fields are read one by one, since a whole
// record would be copied at every event.
extension ObservedState {
  /// Whether there is a placed widget of an id, on the screen or not.
  func knows(_ id: PlacementID) -> Bool { placements.contains(id) }

  /// Whether there is a placed widget of an id on the screen.
  func isPresent(_ id: PlacementID) -> Bool { knows(id) && placements[id].isPresent }

  /// What is owed to a placed widget, `nil` when there is none of that id.
  public func owedReload(_ id: PlacementID) -> OwedReload? {
    owed.records.contains(id) ? owed.records[id] : nil
  }

  /// The budget of a placed widget, `nil` when there is none of that id.
  public func account(of id: PlacementID) -> KnownBudget? {
    guard owed.scopes.contains(id) else { return nil }
    return KnownBudget(owed.accounts.address(of: scope(of: id)))
  }

  /// The place of a placed widget's budget among all budgets.
  ///
  /// - Precondition: There is a placed widget of that id.
  func scope(of id: PlacementID) -> Int { owed.scopes[id] }

  /// The asked causes that a grant or hold at an instant cannot leave out.
  ///
  /// At the instant of an answer a runtime first does what is due and then looks at the answer, so
  /// what an intent asked for at that very instant may come in a reload of its own.
  func binding(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = owedReload(id) else { return [] }
    guard record.asked.contains(.interaction), !claimed.contains(.interaction),
      owed.instant(id, of: ReloadCauses(.interaction)) == now
    else { return record.asked }
    return record.asked.removing(.interaction)
  }

  /// The causes of a reload as far as they are true: what binds, and what is rightly claimed.
  func causes(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> ReloadCauses {
    guard let record = owedReload(id) else { return [] }
    return binding(id, claimed: claimed, at: now).union(claimed.intersection(record.explained))
  }

  /// Whether a reload costs nothing, by its true causes (AS-04).
  func isExempt(_ id: PlacementID, claimed: ReloadCauses, at now: Instant) -> Bool {
    !causes(id, claimed: claimed, at: now).isDisjoint(with: profile.exemptCauses)
  }

  /// Whether any of some causes can be owed to a placed widget; most often none is.
  @inline(__always)
  func mayOwe(_ id: PlacementID, _ causes: ReloadCauses) -> Bool {
    guard owed.records.contains(id) else { return false }
    let record = owed.records.address(of: id)
    return !record.pointee.asked.isDisjoint(with: causes)
      || causes.contains(.policy) && record.pointee.policy != nil
      || causes.contains(.retry) && record.pointee.lastRetry != nil
  }

  /// Since when some causes are owed that no grant has claimed, `nil` when none is.
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

  /// Since when nothing keeps the subject from granting what is owed, `nil` when something does.
  ///
  /// What may keep it: a reload under way, the least interval, a widget out of sight, an empty
  /// budget. An exempt reload waits for the first three at most (AS-06 says for the first alone).
  func readySince(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    now: Instant,
    wall: WallDate
  ) -> Instant? {
    // First what most often says no: of the causes of one clause nothing is owed.
    guard let since = owedSince(id, causes, now: now, wall: wall) else { return nil }
    let record = owed.records.address(of: id)
    guard record.pointee.request == nil, let seen = seenSince(id)
    else { return nil }
    var ready = max(since, max(seen, record.pointee.idleSince))
    if let grant = placements[id].lastGrant {
      ready = max(ready, grant + profile.interval(.minReloadInterval))
    }
    // With an exempt cause beside it, it need not wait for budget from then on.
    let free = account(of: id)?.freeInstant(at: now, wall: wall) ?? .start
    let exempt = owed.instant(id, of: profile.exemptCauses) ?? .never
    ready = max(ready, min(free, exempt))
    return ready <= now ? ready : nil
  }
}
