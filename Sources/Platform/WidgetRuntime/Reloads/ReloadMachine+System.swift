import WidgetModel

// Changes of the phone and of its location.
extension ReloadMachine {
  /// Changes the locale (RB-18).
  mutating func changeLocale(_ number: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard core.passes(.environmentChanged, number != core.state.phone.locale) else { return }
    core.state.phone.locale = number
    renew(.localeReloads, .localeChange, &core)
  }

  /// Changes the text size (RB-18).
  mutating func changeTextSize(_ number: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard core.passes(.environmentChanged, number != core.state.phone.textSize) else { return }
    core.state.phone.textSize = number
    renew(.textSizeReloads, .textSizeChange, &core)
  }

  private mutating func renew(
    _ point: MutationPoint,
    _ cause: ReloadCause,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      if core.passes(.environmentRenewsPlaceholder, true, about: id) {
        core.request(.placeholder, for: id)
      }
      if core.passes(point, true, about: id, ReloadCauses(cause)) { ask(id, cause, &core) }
    }
  }

  /// Reloads every widget for the system; a new place is learned when next seen (RB-19, RB-21).
  mutating func changeSystem(
    _ change: SystemChange,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      guard core.passes(.systemReloads, true, about: id, ReloadCauses(change.cause))
      else { continue }
      if change == .location, core.passes(.placeAwaitsSight, !isInSight(id, &core), about: id) {
        placements[id].awaitsSight = true
      } else {
        ask(id, change.cause, &core)
      }
    }
  }

  /// Reloads a placement that comes into view and has not learned of a new location (RB-19).
  mutating func tellPlace(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard placements[id].awaitsSight, isInSight(id, &core) else { return }
    placements[id].awaitsSight = false
    ask(id, .locationChange, &core)
  }

  /// Returns true if a placement is seen; a complication on the active face always is (RB-05).
  func isInSight(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) -> Bool {
    guard core.state.placements[id].isPlaced else { return false }
    if core.numbers.accessoriesAreSeen, core.state.placements[id].family.isAccessory {
      return true
    }
    return core.state.placements[id].isVisible && !core.state.phone.isLocked
  }

  /// Restarts the budgets, unless they survive a restart of the phone (AS-07).
  mutating func rebootBudgets(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    for index in budgets.indices
    where !core.decides(.budgetsSurviveReboot, true, about: PlacementID(index)) {
      budgets[index] = fullBudget(&core)
    }
  }

  /// Drops what a placement requested, unless it survives a restart of the phone (AS-07).
  mutating func reboot(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    if !core.decides(.pendingSurvivesReboot, true, about: id) { placements[id].forgetPending() }
    if !core.decides(.retriesSurviveReboot, true, about: id) { placements[id].retry = nil }
  }
}
