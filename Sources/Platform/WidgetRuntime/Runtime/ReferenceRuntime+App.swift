import WidgetModel

extension ReferenceRuntime {
  /// Returns true if the gallery has a widget: its kind was not withdrawn, and the app was launched
  /// once (FM-08, FM-10).
  func isInGallery(_ widget: WidgetID, for id: PlacementID = PlacementID(-1)) -> Bool {
    guard passes(.launchOpensGallery, core.phone.app == .launched, about: id) else { return false }
    return passes(.withdrawnLeavesGallery, !core.withdrawn.contains(widget), about: id)
  }

  /// Installs the app, or removes it with its widgets (FM-21).
  mutating func install(_ isInstalled: Bool, _ effects: inout [Effect]) {
    // Installing an installed app, or removing a missing one, changes nothing.
    guard isInstalled == (core.phone.app == .absent) else { return }
    core.phone.app = isInstalled ? .installed : .absent
    guard !isInstalled else { return }
    core.phone.isForeground = false
    core.phone.hasAudio = false
    core.phone.hasNavigation = false
    for id in core.placements.ids where core.placements[id].isPlaced {
      if passes(.appTakesWidgets, true, about: id) { remove(id, &effects) }
    }
    dismissActivities(&effects)
    core.relevance = [:]
    for control in core.controls { removeControl(control.widget, &effects) }
  }

  /// Withdraws a kind: its widgets stay in place, blank and without further requests (FM-08).
  mutating func withdraw(_ widget: WidgetID, _ effects: inout [Effect]) {
    // A kind can be withdrawn only once: reinstalling the app does not bring it back.
    guard widget.number < core.installed, core.withdrawn.insert(widget).inserted else { return }
    core.relevance[widget] = nil
    removeControl(widget, &effects)
    for id in core.placements.ids
    where core.placements[id].isPlaced && core.placements[id].widget == widget {
      guard passes(.withdrawalOrphans, true, about: id) else { continue }
      remove(id, &effects)
      if passes(.orphanIsBlank, true, about: id) { effects.append(.displayed(id, .blank)) }
    }
  }

  /// Reloads every widget because the system changed; a widget learns of a new place when it is
  /// next seen (RB-19, RB-21).
  mutating func changeSystem(_ change: SystemChange) {
    for id in core.placements.ids where core.placements[id].isPlaced {
      guard passes(.systemReloads, true, about: id, ReloadCauses(change.cause)) else { continue }
      if change == .location, passes(.placeAwaitsSight, !isInSight(id), about: id) {
        core.placements[id].awaitsSight = true
      } else {
        ask(id, change.cause)
      }
    }
  }

  /// Reloads a placement that comes into sight and has not learned of a new place (RB-19).
  mutating func tellPlace(_ id: PlacementID) {
    guard core.placements[id].awaitsSight, isInSight(id) else { return }
    core.placements[id].awaitsSight = false
    ask(id, .locationChange)
  }

  /// Returns true if a placement is seen; a complication on the active face always is (RB-05).
  func isInSight(_ id: PlacementID) -> Bool {
    guard core.placements[id].isPlaced else { return false }
    if numbers.accessoriesAreSeen, core.placements[id].family.isAccessory { return true }
    return core.placements[id].isVisible && !core.phone.isLocked
  }
}
