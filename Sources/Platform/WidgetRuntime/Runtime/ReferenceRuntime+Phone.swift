import WidgetModel

extension ReferenceRuntime {
  /// Locks or unlocks the phone; the first unlock after a reboot ends the placeholder (TL-04).
  mutating func lock(_ isLocked: Bool) {
    // Locking a locked phone is not a new lock, so it ends nothing.
    if isLocked, !core.state.phone.isLocked { activities.endTransient(&core) }
    core.state.phone.isLocked = isLocked
    if !isLocked { core.state.phone.awaitsUnlock = false }
    for id in core.state.placements.ids { reloads.tellPlace(id, &core) }
    core.touchAll()
  }

  /// Changes the visibility of a placement's page.
  mutating func turnPage(of id: PlacementID, isVisible: Bool) {
    guard core.state.placements[id].isPlaced else { return }
    core.state.placements[id].isVisible = isVisible
    reloads.tellPlace(id, &core)
    core.touch(id)
  }

  /// Moves the wall clock; the display stays, regardless of the new date.
  mutating func moveClock(_ interval: Interval) {
    // Settled on both sides of the move: an anchored window closes by the old clock and opens by
    // the new one.
    reloads.advanceBudgets(&core)
    core.state.phone.clockAtStart = core.state.phone.clockAtStart + interval
    reloads.advanceBudgets(&core)
    timelines.moveClock(by: interval, &core)
    core.touchAll()
    activities.visitAll()
  }

  /// Restarts the phone (TL-04, AS-07).
  mutating func reboot() {
    if core.decides(.rebootEndsRequests, true) {
      for id in core.state.requests.underWay { fail(id, .processKilled) }
    }
    if !core.state.phone.isLocked { activities.endTransient(&core) }
    core.state.phone.isLocked = true
    core.state.phone.endSessions()
    core.state.phone.awaitsUnlock = core.passes(.rebootShowsPlaceholder, true)
    reloads.rebootBudgets(&core)
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      taps.forget(id)
      reloads.reboot(id, &core)
      timelines.reboot(id, &core)
    }
    core.touchAll()
  }
}
