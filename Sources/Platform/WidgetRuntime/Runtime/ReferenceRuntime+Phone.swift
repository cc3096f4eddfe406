import WidgetModel

extension ReferenceRuntime {
  /// Locks or unlocks the phone; the first unlock after a reboot ends the placeholder (TL-04).
  mutating func lock(_ isLocked: Bool, _ effects: inout [Effect]) {
    // Locking a locked phone is not a new lock, so it ends nothing.
    if isLocked, !core.phone.isLocked { endTransientActivities(&effects) }
    core.phone.isLocked = isLocked
    if !isLocked { core.phone.awaitsUnlock = false }
    for id in core.placements.ids { tellPlace(id) }
    touchAll()
  }

  /// Changes the visibility of a placement's page.
  mutating func show(_ id: PlacementID, _ isVisible: Bool) {
    guard core.placements[id].isPlaced else { return }
    core.placements[id].isVisible = isVisible
    tellPlace(id)
    touch(id)
  }

  /// Moves the wall clock; the display stays, regardless of the new date.
  mutating func moveClock(_ interval: Interval) {
    // Settled on both sides of the move: an anchored window closes by the old clock and opens by
    // the new one.
    for index in core.budgets.indices { advanceBudget(index) }
    core.phone.clockAtStart = core.phone.clockAtStart + interval
    for index in core.budgets.indices { advanceBudget(index) }
    for id in core.placements.ids where interval < .zero {
      if passes(.clockBringsEntryBack, false, about: id) {
        core.placements[id].shown.reached = min(1, core.placements[id].shown.reached)
      }
    }
    touchAll()
    nextActivity = .start
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
    for id in core.placements.ids where core.placements[id].isPlaced {
      if passes(.environmentRenewsPlaceholder, true, about: id) {
        request(.placeholder, for: id, &effects)
      }
      if passes(point, true, about: id, ReloadCauses(cause)) { ask(id, cause) }
    }
  }

  /// Restarts the phone (TL-04, AS-07).
  mutating func reboot(_ effects: inout [Effect]) {
    if decides(.rebootEndsRequests, true) {
      for id in core.underWay { fail(id, .processKilled, &effects) }
    }
    if !core.phone.isLocked { endTransientActivities(&effects) }
    core.phone.isLocked = true
    core.phone.isForeground = false
    core.phone.hasAudio = false
    core.phone.hasNavigation = false
    core.phone.awaitsUnlock = passes(.rebootShowsPlaceholder, true)
    for index in core.budgets.indices
    where !decides(.budgetsSurviveReboot, true, about: PlacementID(index)) {
      core.budgets[index] = fullBudget
    }
    for id in core.placements.ids where core.placements[id].isPlaced {
      core.placements[id].toggles.removeAll()
      if !decides(.pendingSurvivesReboot, true, about: id) {
        core.placements[id].forgetPending()
      }
      if !decides(.retriesSurviveReboot, true, about: id) { core.placements[id].retry = nil }
      if !decides(.timelinesSurviveReboot, true, about: id) {
        core.placements[id].forgetTimelines()
      }
      show(id, &effects)
    }
    touchAll()
  }
}
