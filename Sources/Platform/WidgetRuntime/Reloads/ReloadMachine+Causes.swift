import WidgetModel

// Calls of the app, pushes of its server, and time.
extension ReloadMachine {
  /// The causes of a call of the app at this moment: all its sessions, or `app` (AS-05).
  private func causesOfCall(_ core: inout RuntimeCore<some RuntimeDecisions>) -> ReloadCauses {
    let phone = core.state.phone
    var causes: ReloadCauses = []
    if core.passes(.foregroundIsCause, phone.isForeground) { causes.insert(.appInForeground) }
    if core.passes(.audioIsCause, phone.hasAudio) { causes.insert(.appWithAudio) }
    if core.passes(.navigationIsCause, phone.hasNavigation) { causes.insert(.appWithNavigation) }
    if causes.isEmpty { causes.insert(.app) }
    return causes
  }

  /// Returns true if a call of the app is accepted: it is ignored soon after a tap opened the app,
  /// and soon after another call of the app in front (RB-13, RB-14).
  func hearsCall(_ core: inout RuntimeCore<some RuntimeDecisions>) -> Bool {
    let now = core.state.now
    if let last = core.state.phone.lastLaunch,
      (now - last).microseconds < core.numbers.launchDeafness
    {
      return false
    }
    guard core.state.phone.isForeground else { return true }
    if let last = core.state.phone.lastForegroundCall,
      (now - last).microseconds < core.numbers.foregroundCallInterval
    {
      return false
    }
    // Only an accepted call starts the interval; ignored ones do not extend it.
    core.state.phone.lastForegroundCall = now
    return true
  }

  /// Handles `reloadTimelines(ofKind:)` (WC-01, WC-05).
  mutating func reloadCalled(kind: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard hearsCall(&core) else { return }
    let causes = causesOfCall(&core)
    var isKnown = false
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      let isOfKind = core.state.placements[id].kind == kind
      if isOfKind { isKnown = true }
      if core.passes(.kindAddressesPlacement, isOfKind, about: id, causes) {
        ask(id, causes, &core)
      }
    }
    if !isKnown { core.effects.append(.reported(.unknownKind, nil)) }
  }

  /// Handles `reloadAllTimelines()` (WC-01).
  mutating func reloadAllCalled(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard hearsCall(&core) else { return }
    let causes = causesOfCall(&core)
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      if core.passes(.allAddressesPlacement, true, about: id, causes) { ask(id, causes, &core) }
    }
  }

  /// Handles a widget push, which addresses all widgets with a push handler (WC-12, WC-13, RB-22).
  mutating func pushReceived(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard core.decides(.pushesExist, core.numbers.hasWidgetPushes) else { return }
    for id in core.state.placements.ids where core.state.placements[id].isPlaced {
      let isEnabled = core.state.placements[id].isPushEnabled
      if core.passes(.pushAddressesPlacement, isEnabled, about: id, ReloadCauses(.push)) {
        ask(id, .push, &core)
      }
    }
  }

  /// Requests the retry of a failed reload when the backoff has expired (TL-46).
  mutating func askForRetry(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard let instant = placements[id].retry,
      core.decisions.holds(.retryReached, core.state.now.microseconds, instant.microseconds)
    else { return }
    placements[id].retry = nil
    ask(id, .retry, &core)
  }
}
