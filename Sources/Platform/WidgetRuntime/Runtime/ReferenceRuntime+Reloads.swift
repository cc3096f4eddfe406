import WidgetModel

extension ReferenceRuntime {
  /// Requests a reload of a placement; causes merge until one is granted (RB-29).
  mutating func ask(_ id: PlacementID, _ cause: ReloadCause) {
    ask(id, ReloadCauses(cause))
  }

  private mutating func ask(_ id: PlacementID, _ causes: ReloadCauses) {
    core.placements[id].pending.formUnion(causes)
    touch(id)
  }

  /// The causes of a call of the app at this moment: all its sessions, or `app` (AS-05).
  private var causesOfCall: ReloadCauses {
    var causes: ReloadCauses = []
    if passes(.foregroundIsCause, core.phone.isForeground) { causes.insert(.appInForeground) }
    if passes(.audioIsCause, core.phone.hasAudio) { causes.insert(.appWithAudio) }
    if passes(.navigationIsCause, core.phone.hasNavigation) { causes.insert(.appWithNavigation) }
    if causes.isEmpty { causes.insert(.app) }
    return causes
  }

  /// Returns true if a call of the app is heeded.
  ///
  /// It is ignored soon after a tap opened the app, and soon after another call of the app in front
  /// (RB-13, RB-14).
  mutating func hearsCall() -> Bool {
    if let last = core.phone.lastLaunch,
      (core.now - last).microseconds < numbers.launchDeafness
    {
      return false
    }
    guard core.phone.isForeground else { return true }
    if let last = core.phone.lastForegroundCall,
      (core.now - last).microseconds < numbers.foregroundCallInterval
    {
      return false
    }
    // Only a heeded call starts the interval; ignored ones do not extend it.
    core.phone.lastForegroundCall = core.now
    return true
  }

  /// Handles `reloadTimelines(ofKind:)` (WC-01, WC-05).
  mutating func reloadCalled(kind: Int, _ effects: inout [Effect]) {
    let causes = causesOfCall
    var isKnown = false
    for id in core.placements.ids where core.placements[id].isPlaced {
      let isOfKind = core.placements[id].kind == kind
      if isOfKind { isKnown = true }
      if passes(.kindAddressesPlacement, isOfKind, about: id, causes) { ask(id, causes) }
    }
    if !isKnown { effects.append(.reported(.unknownKind, nil)) }
  }

  /// Handles `reloadAllTimelines()` (WC-01).
  mutating func reloadAllCalled() {
    let causes = causesOfCall
    for id in core.placements.ids where core.placements[id].isPlaced {
      if passes(.allAddressesPlacement, true, about: id, causes) { ask(id, causes) }
    }
  }

  /// Handles a widget push, which addresses all widgets with a push handler (WC-12, WC-13, RB-22).
  mutating func pushReceived() {
    guard decides(.pushesExist, numbers.hasWidgetPushes) else { return }
    for id in core.placements.ids where core.placements[id].isPlaced {
      let isEnabled = core.placements[id].isPushEnabled
      if passes(.pushAddressesPlacement, isEnabled, about: id, ReloadCauses(.push)) {
        ask(id, .push)
      }
    }
  }

  /// Requests a reload if the policy came due, once (TL-19, TL-21).
  mutating func askForPolicy(of id: PlacementID) {
    guard let date = core.placements[id].policy, hasReached(.policyReached, date) else { return }
    // Cleared before asking, so that one policy asks only once.
    core.placements[id].policy = nil
    ask(id, .policy)
  }

  /// Requests the retry of a failed reload when the backoff is over (TL-46).
  mutating func askForRetry(of id: PlacementID) {
    guard let instant = core.placements[id].retry,
      decisions.holds(.retryReached, core.now.microseconds, instant.microseconds)
    else { return }
    core.placements[id].retry = nil
    ask(id, .retry)
  }
}
