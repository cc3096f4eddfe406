import WidgetModel

// Widgets, kinds and apps that come and go.
extension ReferenceRuntime {
  /// Adds a placement, and asks for its configuration if declared (FM-18, TL-04, TL-09).
  mutating func add(_ id: PlacementID) {
    guard core.state.placements.contains(id), !core.state.placements[id].isPlaced,
      gallery.offers(core.state.placements[id].widget, for: id, &core),
      contexts.canMount(id, &core)
    else { return }
    core.state.placements[id].isPlaced = true
    // Before the first request, so that answers from before a removal can be recognized.
    core.state.placements[id].firstRequest = RequestID(core.state.requests.all.count)
    core.request(.placeholder, for: id)
    timelines.show(id, &core)
    core.promptForConfiguration(of: id)
    if core.passes(.addingReloads, true, about: id, ReloadCauses(.added)) {
      reloads.ask(id, .added, &core)
    }
    core.touch(id)
  }

  /// Removes a placement; later inputs that name it have no effect.
  mutating func remove(_ id: PlacementID) {
    guard core.state.placements[id].isPlaced else { return }
    for request in core.state.requests.underWay
    where core.state.requests[request].placement == id {
      core.state.requests.close(request, as: .abandoned)
      core.effects.append(.cancelled(request))
    }
    core.state.placements[id].forget()
    reloads[id].forget()
    timelines.forget(id)
    taps.forget(id)
    core.touch(id)
  }

  /// Installs the app, or removes it with its widgets (FM-21).
  mutating func install(_ isInstalled: Bool) {
    // Installing an installed app, or removing a missing one, changes nothing.
    guard isInstalled == (core.state.phone.app == .absent) else { return }
    core.state.phone.app = isInstalled ? .installed : .absent
    guard !isInstalled else { return }
    core.state.phone.endSessions()
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      if core.passes(.appTakesWidgets, true, about: id) { remove(id) }
    }
    activities.dismissAll(&core)
    contexts.forgetRelevance()
    controls.removeAll(&core)
  }

  /// Withdraws a kind: its widgets stay in place, blank and without further requests (FM-08).
  mutating func withdraw(_ widget: WidgetID) {
    guard gallery.withdraw(widget) else { return }
    contexts.forgetRelevance(of: widget)
    controls.remove(widget, &core)
    for id in core.state.placements.ids
    where core.state.placements[id].isPlaced && core.state.placements[id].widget == widget {
      guard core.passes(.withdrawalOrphans, true, about: id) else { continue }
      remove(id)
      if core.passes(.orphanIsBlank, true, about: id) {
        core.effects.append(.displayed(id, .blank))
      }
    }
  }
}
