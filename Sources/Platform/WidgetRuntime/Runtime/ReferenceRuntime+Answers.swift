import WidgetModel

// Requests that end: answered, failed, given up or killed.
extension ReferenceRuntime {
  /// Handles an answer: the first in time decides (TL-35); later ones are reported unless the
  /// request was abandoned.
  mutating func handle(_ answer: AnswerKind, to id: RequestID, _ memory: Int64) {
    // A source may be faulty and answer a request that was never made.
    guard core.state.requests.contains(id) else { return }
    let request = core.state.requests[id]
    let placed = request.placement ?? PlacementID(-1)
    if request.placement != nil {
      // An answer from before the placement was removed must not reach its successor.
      guard core.state.placements[placed].isPlaced,
        id.number >= core.state.placements[placed].firstRequest.number
      else { return }
    }
    switch request.outcome {
    case .abandoned: return
    case .underWay: break
    case .answered:
      core.effects.append(.reported(.secondAnswer, request.placement))
      guard core.decides(.secondAnswerCounts, false, about: placed) else { return }
    case .failed:
      core.effects.append(.reported(.lateAnswer, request.placement))
      guard core.passes(.lateAnswerCounts, false, about: placed) else { return }
    }
    if request.placement != nil { core.touch(placed) }
    if let reason = core.fault(in: answer, to: request, memory, about: placed) {
      // The request itself fails first, so that its reason is the memory and not the killed
      // process.
      fail(id, reason)
      if reason == .outOfMemory, core.passes(.memoryKillsProcess, true, about: placed) {
        killProcess(of: request.widget)
      }
      return
    }
    close(id, as: .answered)
    guard request.placement != nil else {
      return controls.requestAnswered(answer, to: request, &core)
    }
    switch (request.kind, answer) {
    case (.timeline, .timeline(let timeline))
    where core.state.timelines.indices.contains(Int(timeline.number)):
      timelines.commit(timeline, from: id, placed, &core)
      reloads.timelineCommitted(placed, &core)
      taps.timelineCommitted(placed, &core)
    case (.intent, _): reloads.interactionEnded(placed, &core)
    default: break
    }
  }

  /// Gives up the requests whose time has expired, oldest first (DL-03, AS-08).
  mutating func giveUpLateRequests() {
    var place = 0
    while place < core.state.requests.underWay.count {
      let id = core.state.requests.underWay[place]
      guard core.state.requests[id].givenUp <= core.state.now else {
        place += 1
        continue
      }
      // No increment: `fail` removes the request at `place`.
      fail(id, .timedOut)
      core.effects.append(.cancelled(id))
    }
  }

  /// Kills a widget's process, which fails all its requests under way.
  mutating func killProcess(of widget: WidgetID) {
    for id in core.state.requests.underWay where core.state.requests[id].widget == widget {
      fail(id, .processKilled)
    }
  }

  /// Fails a request with all consequences; the display stays (TL-13, TL-36).
  mutating func fail(_ id: RequestID, _ reason: FailureReason) {
    let request = core.state.requests[id]
    close(id, as: .failed)
    core.effects.append(.failed(id, reason))
    guard let placement = request.placement else {
      return controls.requestFailed(request, &core)
    }
    reloads.requestFailed(request.kind, of: placement, &core)
    switch request.kind {
    case .timeline:
      reloads.timelineFailed(placement, &core)
      timelines.timelineFailed(placement, &core)
    case .intent:
      if request.node >= 0 {
        let view = timelines.viewOnDisplay(of: placement, &core)
        taps.turnBack(placement, node: request.node, of: view, &core)
      }
      reloads.interactionFailed(placement, &core)
    case .placeholder, .snapshot, .control, .controlAction, .options, .activity, .relevance,
      .preview:
      break
    }
  }

  private mutating func close(_ id: RequestID, as outcome: RequestState.Outcome) {
    core.state.requests.close(id, as: outcome)
    let request = core.state.requests[id]
    if let placement = request.placement {
      reloads.requestClosed(id, of: placement)
    } else {
      controls.requestClosed(id, of: request.widget)
    }
  }
}
