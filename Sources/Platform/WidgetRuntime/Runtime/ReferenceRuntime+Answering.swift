import WidgetModel

extension ReferenceRuntime {
  /// Takes an answer; the first one in time decides (TL-35), of the others some are reported.
  mutating func take(
    _ answer: AnswerKind,
    to id: RequestID,
    _ memory: Int64,
    _ effects: inout [Effect]
  ) {
    guard core.requests.indices.contains(Int(id.number)) else { return }
    let request = core.requests[Int(id.number)]
    let index = request.placement.map { Int($0.number) } ?? -1
    if let placement = request.placement, place(of: placement) == nil { return }
    switch request.outcome {
    case .abandoned: return
    case .underWay: break
    case .answered:
      effects.append(.reported(.secondAnswer, request.placement))
      guard decides(.secondAnswerCounts, false, about: index) else { return }
    case .failed:
      effects.append(.reported(.lateAnswer, request.placement))
      guard passes(.lateAnswerCounts, false, about: index) else { return }
    }
    if request.placement != nil { touch(index) }
    if let reason = fault(in: answer, to: request, memory, about: index) {
      fail(id, reason, &effects)
      if reason == .outOfMemory, passes(.memoryKillsProcess, true, about: index) {
        killProcess(of: request.widget, &effects)
      }
      return
    }
    settle(id, as: .answered)
    guard request.placement != nil else { return }
    switch (request.kind, answer) {
    case (.timeline, .timeline(let timeline))
    where core.timelines.indices.contains(Int(timeline.number)):
      commit(timeline, from: id, index, &effects)
    case (.intent, _): interactionEnded(index)
    default: break
    }
  }

  /// What makes an answer fail its request, in the order in which it is looked at.
  private func fault(
    in answer: AnswerKind,
    to request: RequestState,
    _ memory: Int64,
    about index: Int
  ) -> FailureReason? {
    guard decisions.holds(.memoryFits, memory, numbers.memoryLimit) else { return .outOfMemory }
    if answer == .threw { return .threw }
    guard request.kind == .timeline else {
      let isRight =
        switch (request.kind, answer) {
        case (.placeholder, .entry), (.snapshot, .entry), (.intent, .returned): true
        default: false
        }
      return passes(.wrongAnswerFails, !isRight, about: index) ? .wrongAnswer : nil
    }
    guard case .timeline(let id) = answer, core.timelines.indices.contains(Int(id.number)) else {
      return passes(.wrongAnswerFails, true, about: index) ? .wrongAnswer : nil
    }
    let isEmpty = core.timelines[Int(id.number)].entries.isEmpty
    if isEmpty, decides(.emptyTimelineFails, true, about: index) { return .noEntries }
    let size = core.timelines[Int(id.number)].archiveSize
    return decisions.holds(.archiveFits, size, numbers.archiveByteLimit) ? nil : .archiveTooLarge
  }

  /// Reloads the placement whose button or toggle was tapped, and no other one (RB-16, VW-12).
  private mutating func interactionEnded(_ index: Int) {
    guard passes(.interactionReloads, true, about: index, ReloadCauses(.interaction)) else {
      return
    }
    ask(index, .interaction)
    if decides(.interactionReloadsTwice, numbers.doublesInteraction, about: index) {
      core.placements[index].repeatsInteraction = true
    }
    let widget = core.placements[index].widget
    guard passes(.interactionReloadsOthers, false, about: index) else { return }
    for other in core.placements.indices
    where core.placements[other].isPlaced && core.placements[other].widget == widget {
      ask(other, .interaction)
    }
  }
}
