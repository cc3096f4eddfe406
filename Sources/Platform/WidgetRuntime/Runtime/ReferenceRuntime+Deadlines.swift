import WidgetModel

extension ReferenceRuntime {
  /// Gives up the requests whose time is over, oldest first (DL-03, AS-08).
  mutating func giveUpLateRequests(_ effects: inout [Effect]) {
    var place = 0
    while place < core.underWay.count {
      let id = core.underWay[place]
      guard core.requests[Int(id.number)].givenUp <= core.now else {
        place += 1
        continue
      }
      // No increment: `fail` removes the request at `place`.
      fail(id, .timedOut, &effects)
      effects.append(.cancelled(id))
    }
  }

  /// Returns the first instant at which a request that starts now is given up.
  func deadline(of kind: RequestKind) -> Instant {
    let isIntent = kind.runsIntent
    let limit = isIntent ? numbers.intentDeadline : numbers.hardDeadline
    return firstInstant(
      at: core.now + Interval(microseconds: limit),
      isIntent ? .intentInTime : .answerInTime,
      with: limit,
      turnsTo: false
    )
  }

  /// Fails a request with all consequences; the display stays (TL-13, TL-36).
  mutating func fail(_ id: RequestID, _ reason: FailureReason, _ effects: inout [Effect]) {
    let request = core.requests[Int(id.number)]
    closeRequest(id, as: .failed)
    effects.append(.failed(id, reason))
    guard let placement = request.placement else { return controlFailed(request, &effects) }
    touch(placement)
    if passes(.failureIsRetried, request.kind == .timeline, about: placement) {
      core.placements[placement].retry = core.now + numbers.failureBackoff
    }
    switch request.kind {
    case .timeline: timelineFailed(placement, &effects)
    case .intent: intentFailed(placement, request, &effects)
    case .placeholder, .snapshot, .control, .controlAction, .options, .activity, .relevance,
      .preview:
      break
    }
  }

  private mutating func timelineFailed(_ id: PlacementID, _ effects: inout [Effect]) {
    if decides(.failureRefundsCharge, false, about: id),
      core.placements[id].lastGrantWasCharged
    {
      core.budgets[core.placements[id].budget].refund()
    }
    if !passes(.failureKeepsPending, true, about: id, core.placements[id].pending) {
      core.placements[id].forgetPending()
    }
    guard !passes(.failureKeepsDisplay, true, about: id) else { return }
    core.placements[id].forgetTimelines()
    show(id, &effects)
  }

  private mutating func intentFailed(
    _ id: PlacementID,
    _ request: RequestState,
    _ effects: inout [Effect]
  ) {
    if request.node >= 0 { turnBack(id, node: request.node, &effects) }
    if passes(.failedInteractionReloads, false, about: id, ReloadCauses(.interaction)) {
      ask(id, .interaction)
    }
  }

  /// Kills a widget's process, which fails all its requests under way.
  mutating func killProcess(of widget: WidgetID, _ effects: inout [Effect]) {
    for id in core.underWay where core.requests[Int(id.number)].widget == widget {
      fail(id, .processKilled, &effects)
    }
  }

  mutating func closeRequest(_ id: RequestID, as outcome: RequestState.Outcome) {
    core.requests[Int(id.number)].outcome = outcome
    core.underWay.removeAll { $0 == id }
    let request = core.requests[Int(id.number)]
    if let placement = request.placement {
      if core.placements[placement].request == id { core.placements[placement].request = nil }
    } else if let place = controlPlace(of: request.widget), core.controls[place].request == id {
      core.controls[place].request = nil
    }
    renewNextDeadline()
  }

  /// Recomputes the instant at which the next request is given up.
  mutating func renewNextDeadline() {
    nextDeadline = .never
    for id in core.underWay where core.requests[Int(id.number)].givenUp < nextDeadline {
      nextDeadline = core.requests[Int(id.number)].givenUp
    }
  }
}
