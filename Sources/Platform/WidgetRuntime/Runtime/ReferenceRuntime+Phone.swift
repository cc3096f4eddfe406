import WidgetModel

extension ReferenceRuntime {
  /// Locks or unlocks the phone; the first unlock ends what a reboot began (TL-04).
  mutating func lock(_ isLocked: Bool) {
    core.phone.isLocked = isLocked
    if !isLocked { core.phone.awaitsUnlock = false }
    touchAll()
  }

  /// Brings the page of a placement into view or out of it.
  mutating func show(_ id: PlacementID, _ isVisible: Bool) {
    guard let index = place(of: id) else { return }
    core.placements[index].isVisible = isVisible
    touch(index)
  }

  /// Moves the wall clock; what is on display stays, whatever the clock says.
  mutating func moveClock(_ interval: Interval) {
    for index in core.budgets.indices { settleBudget(index) }
    core.phone.clockAtStart = core.phone.clockAtStart + interval
    for index in core.budgets.indices { settleBudget(index) }
    for index in core.placements.indices where interval < .zero {
      if passes(.clockBringsEntryBack, false, about: index) {
        core.placements[index].shown.reached = min(1, core.placements[index].shown.reached)
      }
    }
    touchAll()
  }

  /// Changes the locale (RB-18).
  mutating func changeLocale(_ number: Int, _ effects: inout [Effect]) {
    guard passes(.environmentChanged, number != core.phone.locale) else { return }
    core.phone.locale = number
    renew(.localeReloads, .localeChange, &effects)
  }

  /// Changes the text size (RB-18).
  mutating func changeTextSize(_ number: Int, _ effects: inout [Effect]) {
    guard passes(.environmentChanged, number != core.phone.textSize) else { return }
    core.phone.textSize = number
    renew(.textSizeReloads, .textSizeChange, &effects)
  }

  private mutating func renew(
    _ point: MutationPoint,
    _ cause: ReloadCause,
    _ effects: inout [Effect]
  ) {
    for index in core.placements.indices where core.placements[index].isPlaced {
      if passes(.environmentRenewsPlaceholder, true, about: index) {
        request(.placeholder, for: index, &effects)
      }
      if passes(point, true, about: index, ReloadCauses(cause)) { ask(index, cause) }
    }
  }

  /// Restarts the phone (TL-04, AS-07).
  mutating func reboot(_ effects: inout [Effect]) {
    if decides(.rebootEndsRequests, true) {
      for id in core.underWay { fail(id, .processKilled, &effects) }
    }
    core.phone.isLocked = true
    core.phone.isForeground = false
    core.phone.hasAudio = false
    core.phone.hasNavigation = false
    core.phone.awaitsUnlock = passes(.rebootShowsPlaceholder, true)
    for index in core.budgets.indices where !decides(.budgetsSurviveReboot, true, about: index) {
      core.budgets[index] = fullBudget
    }
    for index in core.placements.indices where core.placements[index].isPlaced {
      core.placements[index].toggles.removeAll()
      if !decides(.pendingSurvivesReboot, true, about: index) {
        core.placements[index].forgetPending()
      }
      if !decides(.retriesSurviveReboot, true, about: index) { core.placements[index].retry = nil }
      if !decides(.timelinesSurviveReboot, true, about: index) {
        core.placements[index].forgetTimelines()
      }
      show(index, &effects)
    }
    touchAll()
  }
}
