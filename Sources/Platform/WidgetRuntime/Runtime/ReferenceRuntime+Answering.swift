import WidgetModel

extension ReferenceRuntime {
  /// Handles an answer.
  ///
  /// The first one in time decides (TL-35); later ones are reported unless the request was
  /// abandoned.
  mutating func handle(
    _ answer: AnswerKind,
    to id: RequestID,
    _ memory: Int64,
    _ effects: inout [Effect]
  ) {
    // A source may be faulty and answer a request that was never made.
    guard core.requests.indices.contains(Int(id.number)) else { return }
    let request = core.requests[Int(id.number)]
    let placed = request.placement ?? PlacementID(-1)
    if request.placement != nil {
      // An answer from before the placement was removed must not reach its successor.
      guard core.placements[placed].isPlaced,
        id.number >= core.placements[placed].firstRequest.number
      else { return }
    }
    switch request.outcome {
    case .abandoned: return
    case .underWay: break
    case .answered:
      effects.append(.reported(.secondAnswer, request.placement))
      guard decides(.secondAnswerCounts, false, about: placed) else { return }
    case .failed:
      effects.append(.reported(.lateAnswer, request.placement))
      guard passes(.lateAnswerCounts, false, about: placed) else { return }
    }
    if request.placement != nil { touch(placed) }
    if let reason = fault(in: answer, to: request, memory, about: placed) {
      // The request itself fails first, so that its reason is the memory and not the killed
      // process.
      fail(id, reason, &effects)
      if reason == .outOfMemory, passes(.memoryKillsProcess, true, about: placed) {
        killProcess(of: request.widget, &effects)
      }
      return
    }
    closeRequest(id, as: .answered)
    guard request.placement != nil else { return controlAnswered(answer, to: request, &effects) }
    switch (request.kind, answer) {
    case (.timeline, .timeline(let timeline))
    where core.timelines.indices.contains(Int(timeline.number)):
      commit(timeline, from: id, placed, &effects)
    case (.intent, _): interactionEnded(placed)
    default: break
    }
  }

  /// Returns the fault in an answer that fails its request, checked in this order.
  private func fault(
    in answer: AnswerKind,
    to request: RequestState,
    _ memory: Int64,
    about placed: PlacementID
  ) -> FailureReason? {
    guard decisions.holds(.memoryFits, memory, numbers.memoryLimit) else { return .outOfMemory }
    if answer == .threw { return .threw }
    guard request.kind == .timeline else {
      let isRight =
        switch (request.kind, answer) {
        case (.placeholder, .entry), (.snapshot, .entry), (.intent, .returned), (.control, .value),
          (.controlAction, .returned):
          true
        default: false
        }
      return passes(.wrongAnswerFails, !isRight, about: placed) ? .wrongAnswer : nil
    }
    guard case .timeline(let id) = answer, core.timelines.indices.contains(Int(id.number)) else {
      return passes(.wrongAnswerFails, true, about: placed) ? .wrongAnswer : nil
    }
    // Emptiness before size, so that an empty timeline is reported as such (TL-29).
    let isEmpty = core.timelines[Int(id.number)].entries.isEmpty
    if isEmpty, decides(.emptyTimelineFails, true, about: placed) { return .noEntries }
    let size = core.timelines[Int(id.number)].archiveSize
    return decisions.holds(.archiveFits, size, numbers.archiveByteLimit) ? nil : .archiveTooLarge
  }

  /// Reloads the placement whose button or toggle was tapped, and no other one (RB-16, VW-12).
  private mutating func interactionEnded(_ id: PlacementID) {
    guard passes(.interactionReloads, true, about: id, ReloadCauses(.interaction)) else {
      return
    }
    ask(id, .interaction)
    if decides(.interactionReloadsTwice, numbers.doublesInteraction, about: id) {
      core.placements[id].repeatsInteraction = true
    }
    let widget = core.placements[id].widget
    guard passes(.interactionReloadsOthers, false, about: id) else { return }
    for other in core.placements.ids
    where core.placements[other].isPlaced && core.placements[other].widget == widget {
      ask(other, .interaction)
    }
  }
}
