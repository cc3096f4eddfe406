import WidgetModel

// The outcomes of the requests that a reload or an interaction made.
extension ReloadMachine {
  mutating func requestClosed(_ request: RequestID, of id: PlacementID) {
    if placements[id].request == request { placements[id].request = nil }
  }

  /// Schedules the retry of a failed request (TL-36, TL-46).
  mutating func requestFailed(
    _ kind: RequestKind,
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    core.touch(id)
    if core.passes(.failureIsRetried, kind == .timeline, about: id) {
      placements[id].retry = core.state.now + core.numbers.failureBackoff
    }
  }

  /// Handles a failed timeline request: the charge is spent, a later reload request stays (RB-29).
  mutating func timelineFailed(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>)
  {
    if core.decides(.failureRefundsCharge, false, about: id), placements[id].lastGrantWasCharged {
      budgets[placements[id].budget].refund()
    }
    if !core.passes(.failureKeepsPending, true, about: id, placements[id].pending) {
      placements[id].forgetPending()
    }
  }

  /// Handles a committed timeline, which cancels what the previous one requested.
  mutating func timelineCommitted(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    // The previous timeline is gone, and with it any pending request of its policy.
    placements[id].forgetPendingPolicy()
    if core.passes(.commitCancelsRetry, true, about: id) { placements[id].retry = nil }
  }

  /// Handles a failed intent of a placement, which reloads nothing.
  mutating func interactionFailed(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    let causes = ReloadCauses(.interaction)
    if core.passes(.failedInteractionReloads, false, about: id, causes) {
      ask(id, causes, &core)
    }
  }

  /// Reloads the placement whose button or toggle was tapped, and no other one (RB-16, VW-12).
  mutating func interactionEnded(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    let causes = ReloadCauses(.interaction)
    guard core.passes(.interactionReloads, true, about: id, causes) else { return }
    ask(id, causes, &core)
    if core.decides(.interactionReloadsTwice, core.numbers.doublesInteraction, about: id) {
      placements[id].repeatsInteraction = true
    }
    let widget = core.state.placements[id].widget
    guard core.passes(.interactionReloadsOthers, false, about: id) else { return }
    for other in core.state.placements.ids
    where core.state.placements[other].isPlaced && core.state.placements[other].widget == widget {
      ask(other, causes, &core)
    }
  }
}
