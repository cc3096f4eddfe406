import WidgetModel

extension ReferenceRuntime {
  /// Asks for a reload of a placement; causes merge until one is granted (RB-29).
  mutating func ask(_ index: Int, _ cause: ReloadCause) {
    ask(index, ReloadCauses(cause))
  }

  private mutating func ask(_ index: Int, _ causes: ReloadCauses) {
    core.placements[index].pending.formUnion(causes)
    touch(index)
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

  /// Takes `reloadTimelines(ofKind:)` (WC-01, WC-05).
  mutating func reloadCalled(kind: Int, _ effects: inout [Effect]) {
    let causes = causesOfCall
    var isKnown = false
    for index in core.placements.indices where core.placements[index].isPlaced {
      let isOfKind = core.placements[index].kind == kind
      if isOfKind { isKnown = true }
      if passes(.kindAddressesPlacement, isOfKind, about: index, causes) { ask(index, causes) }
    }
    if !isKnown { effects.append(.reported(.unknownKind, nil)) }
  }

  /// Takes `reloadAllTimelines()` (WC-01).
  mutating func reloadAllCalled() {
    let causes = causesOfCall
    for index in core.placements.indices where core.placements[index].isPlaced {
      if passes(.allAddressesPlacement, true, about: index, causes) { ask(index, causes) }
    }
  }

  /// Takes a widget push, which addresses all widgets that handle pushes (WC-12, WC-13, RB-22).
  mutating func pushReceived() {
    guard decides(.pushesExist, numbers.hasWidgetPushes) else { return }
    for index in core.placements.indices where core.placements[index].isPlaced {
      let isEnabled = core.placements[index].isPushEnabled
      if passes(.pushAddressesPlacement, isEnabled, about: index, ReloadCauses(.push)) {
        ask(index, .push)
      }
    }
  }

  /// Lets a policy that came due ask, once (TL-19, TL-21).
  mutating func askForPolicy(of index: Int) {
    guard let date = core.placements[index].policy, hasReached(.policyReached, date) else { return }
    core.placements[index].policy = nil
    ask(index, .policy)
  }

  /// Lets the retry of a failed reload ask when the back-off is over (TL-46).
  mutating func askForRetry(of index: Int) {
    guard let instant = core.placements[index].retry,
      decisions.holds(.retryReached, core.now.microseconds, instant.microseconds)
    else { return }
    core.placements[index].retry = nil
    ask(index, .retry)
  }
}
