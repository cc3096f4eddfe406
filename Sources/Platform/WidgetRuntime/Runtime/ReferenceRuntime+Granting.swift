import WidgetModel

extension ReferenceRuntime {
  /// Grants the pending reload of a placement, or reports the reason for holding it (RB-09).
  mutating func grant(_ id: PlacementID, _ effects: inout [Effect]) {
    let causes = core.placements[id].pending
    guard core.placements[id].isPlaced, !causes.isEmpty else { return }
    let isExempt = isExempt(causes, id)
    if let reason = obstacle(id, causes, isExempt: isExempt) {
      hold(id, causes, reason, &effects)
      return
    }
    let isFree =
      isExempt
      ? passes(.exemptIsFree, true, about: id, causes)
      : !passes(.otherIsCharged, true, about: id, causes)
    if !isFree { core.budgets[core.placements[id].budget].spend(at: core.now) }
    // Read before `forgetPending`, which clears it.
    let repeats = core.placements[id].repeatsInteraction
    core.placements[id].forgetPending()
    if !isExempt || passes(.exemptGrantCountsForSpacing, true, about: id, causes) {
      core.placements[id].lastGrant = core.now
    }
    core.placements[id].lastGrantWasCharged = !isFree
    effects.append(.granted(id, causes, charge: isFree ? 0 : 1))
    core.placements[id].request = request(.timeline, for: id, &effects)
    guard repeats else { return }
    // The double reload of VW-13: the second one waits until the first is over.
    core.placements[id].pending.insert(.interaction)
    grant(id, &effects)
  }

  /// Returns true if a reload is free and never waits, which any exempt cause is enough for
  /// (AS-04).
  private func isExempt(_ causes: ReloadCauses, _ id: PlacementID) -> Bool {
    let exempt = causes.intersection(numbers.exemptCauses)
    // Only a mix of exempt and other causes is a matter of choice (AS-04).
    guard !exempt.isEmpty, exempt != causes else { return !exempt.isEmpty }
    return decides(.exemptCauseExemptsMerged, true, about: id, causes)
  }

  /// Returns the reason that prevents a grant, checked in this order.
  private mutating func obstacle(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    isExempt: Bool
  ) -> HoldReason? {
    if core.placements[id].request != nil,
      !passes(.grantsWhileUnderWay, false, about: id, causes)
    {
      return .inFlight
    }
    // Checked after `inFlight`: even an exempt reload waits for the one under way.
    if isExempt, decides(.exemptGoesFirst, true, about: id, causes) { return nil }
    guard decides(.isSeen, isInSight(id), about: id, causes) else { return .unseen }
    if let last = core.placements[id].lastGrant {
      let elapsed = (core.now - last).microseconds
      guard decisions.holds(.spacingPassed, elapsed, numbers.minReloadInterval) else {
        return .spacing
      }
    }
    let budget = core.placements[id].budget
    advanceBudget(budget)
    let (available, price) = (core.budgets[budget].available, core.budgets[budget].price)
    return decisions.holds(.budgetAffords, available, price) ? nil : .budget
  }

  /// Drops a reload, or reports it as held, once for each change of its causes or of the reason.
  private mutating func hold(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ reason: HoldReason,
    _ effects: inout [Effect]
  ) {
    if reason == .budget,
      decides(.dropsOverBudget, numbers.dropsOverBudget, about: id, causes)
    {
      core.placements[id].forgetPending()
      effects.append(.dropped(id, causes))
      return
    }
    guard
      core.placements[id].heldCauses != causes || core.placements[id].heldReason != reason
    else { return }
    core.placements[id].heldCauses = causes
    core.placements[id].heldReason = reason
    effects.append(.held(id, causes, reason))
  }

  /// Returns the instant at which time alone may allow a held reload.
  func nextPermission(of id: PlacementID) -> Instant {
    switch core.placements[id].heldReason {
    // Time cannot end these: an answer or an input does, and it touches the placement.
    case nil, .inFlight, .unseen: return .never
    case .spacing:
      guard let last = core.placements[id].lastGrant else { return .never }
      let interval = numbers.minReloadInterval
      return firstInstant(
        at: last + Interval(microseconds: interval),
        .spacingPassed,
        with: interval
      )
    case .budget:
      return nextPermission(of: core.budgets[core.placements[id].budget])
    }
  }

  /// Returns the first instant near the budget's own at which the decisions find it sufficient.
  private func nextPermission(of budget: RefreshBudget) -> Instant {
    let permission = budget.nextPermission(after: core.now, wall: wall)
    guard permission < .never else { return .never }
    // A mutant's comparison may differ from the budget's by a tick on either side.
    for ticks: Int64 in -1...1 {
      let instant = permission + Interval(microseconds: ticks)
      guard instant > core.now else { continue }
      var later = budget
      later.advance(to: instant, wall: core.phone.wall(at: instant), by: decisions)
      if decisions.holds(.budgetAffords, later.available, later.price) { return instant }
    }
    return .never
  }

  mutating func advanceBudget(_ index: Int) {
    core.budgets[index].advance(to: core.now, wall: wall, by: decisions)
  }

  var fullBudget: RefreshBudget {
    RefreshBudget(
      model: numbers.budgetModel,
      limit: numbers.dailyReloads,
      burst: numbers.budgetBurst,
      anchor: numbers.budgetAnchor,
      at: core.now,
      wall: wall
    )
  }
}
