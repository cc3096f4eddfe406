import WidgetModel

extension ReloadMachine {
  /// Grants the pending reload of a placement, or reports the reason for holding it (RB-09).
  mutating func grant(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    let causes = placements[id].pending
    guard core.state.placements[id].isPlaced, !causes.isEmpty else { return }
    let isExempt = isExempt(causes, id, &core)
    if let reason = obstacle(id, causes, isExempt: isExempt, &core) {
      hold(id, causes, reason, &core)
      return
    }
    let isFree =
      isExempt
      ? core.passes(.exemptIsFree, true, about: id, causes)
      : !core.passes(.otherIsCharged, true, about: id, causes)
    if !isFree { budgets[placements[id].budget].spend(at: core.state.now) }
    // Read before `forgetPending`, which clears it.
    let repeats = placements[id].repeatsInteraction
    placements[id].forgetPending()
    if !isExempt || core.passes(.exemptGrantCountsForSpacing, true, about: id, causes) {
      placements[id].lastGrant = core.state.now
    }
    placements[id].lastGrantWasCharged = !isFree
    core.effects.append(.granted(id, causes, charge: isFree ? 0 : 1))
    placements[id].request = core.request(.timeline, for: id)
    guard repeats else { return }
    // The double reload of VW-13: the second one waits until the first has ended.
    placements[id].pending.insert(.interaction)
    grant(id, &core)
  }

  /// Returns true if a reload is free and never waits, as any exempt cause makes it (AS-04).
  private func isExempt(
    _ causes: ReloadCauses,
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    let exempt = causes.intersection(core.numbers.exemptCauses)
    // Only a mix of exempt and other causes is a matter of choice (AS-04).
    guard !exempt.isEmpty, exempt != causes else { return !exempt.isEmpty }
    return core.decides(.exemptCauseExemptsMerged, true, about: id, causes)
  }

  /// Returns the reason that prevents a grant, checked in this order.
  private mutating func obstacle(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    isExempt: Bool,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> HoldReason? {
    if placements[id].request != nil,
      !core.passes(.grantsWhileUnderWay, false, about: id, causes)
    {
      return .inFlight
    }
    // Checked after `inFlight`: even an exempt reload waits for the one under way.
    if isExempt, core.decides(.exemptGoesFirst, true, about: id, causes) { return nil }
    let isSeen = isInSight(id, &core)
    guard core.decides(.isSeen, isSeen, about: id, causes) else { return .unseen }
    if let last = placements[id].lastGrant {
      let elapsed = (core.state.now - last).microseconds
      let minimum = core.numbers.minReloadInterval
      guard core.decisions.holds(.spacingPassed, elapsed, minimum) else { return .spacing }
    }
    let budget = placements[id].budget
    advanceBudget(budget, &core)
    let (available, price) = (budgets[budget].available, budgets[budget].price)
    return core.decisions.holds(.budgetAffords, available, price) ? nil : .budget
  }

  /// Drops a reload, or reports it as held, once for each change of its causes or of the reason.
  private mutating func hold(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ reason: HoldReason,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    if reason == .budget,
      core.decides(.dropsOverBudget, core.numbers.dropsOverBudget, about: id, causes)
    {
      placements[id].forgetPending()
      core.effects.append(.dropped(id, causes))
      return
    }
    guard placements[id].heldCauses != causes || placements[id].heldReason != reason
    else { return }
    placements[id].heldCauses = causes
    placements[id].heldReason = reason
    core.effects.append(.held(id, causes, reason))
  }

  /// Returns the instant at which time alone may next retry or allow a reload.
  func nextInstant(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Instant {
    let permission = nextPermission(of: id, &core)
    guard let retry = placements[id].retry else { return permission }
    return min(core.firstInstant(at: retry, .retryReached, with: retry.microseconds), permission)
  }

  /// Returns the instant at which time alone may allow a held reload.
  private func nextPermission(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Instant {
    switch placements[id].heldReason {
    // Time cannot end these: an answer or an input does, and it touches the placement.
    case nil, .inFlight, .unseen: return .never
    case .spacing:
      guard let last = placements[id].lastGrant else { return .never }
      let interval = core.numbers.minReloadInterval
      return core.firstInstant(
        at: last + Interval(microseconds: interval),
        .spacingPassed,
        with: interval
      )
    case .budget:
      return nextPermission(of: budgets[placements[id].budget], &core)
    }
  }

  /// Returns the first instant near the budget's own at which the decisions find it sufficient.
  private func nextPermission(
    of budget: RefreshBudget,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Instant {
    let permission = budget.nextPermission(after: core.state.now, wall: core.wall)
    guard permission < .never else { return .never }
    // A mutant's comparison may differ from the budget's by a tick on either side.
    for ticks: Int64 in -1...1 {
      let instant = permission + Interval(microseconds: ticks)
      guard instant > core.state.now else { continue }
      var later = budget
      later.advance(to: instant, wall: core.state.phone.wall(at: instant), by: core.decisions)
      if core.decisions.holds(.budgetAffords, later.available, later.price) { return instant }
    }
    return .never
  }

  /// Brings all budgets up to the present instant and date.
  mutating func advanceBudgets(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    for index in budgets.indices { advanceBudget(index, &core) }
  }

  private mutating func advanceBudget(
    _ index: Int,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    budgets[index].advance(to: core.state.now, wall: core.wall, by: core.decisions)
  }

  /// Returns a budget from which nothing was spent.
  func fullBudget(_ core: inout RuntimeCore<some RuntimeDecisions>) -> RefreshBudget {
    RefreshBudget(
      model: core.numbers.budgetModel,
      limit: core.numbers.dailyReloads,
      burst: core.numbers.budgetBurst,
      anchor: core.numbers.budgetAnchor,
      at: core.state.now,
      wall: core.wall
    )
  }
}
