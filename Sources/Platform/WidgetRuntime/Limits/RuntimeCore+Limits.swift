import WidgetModel

extension RuntimeCore {
  /// Returns the fault in an answer that fails its request, checked in this order.
  mutating func fault(
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
    guard case .timeline(let id) = answer, state.timelines.indices.contains(Int(id.number)) else {
      return passes(.wrongAnswerFails, true, about: placed) ? .wrongAnswer : nil
    }
    // Emptiness before size, so that an empty timeline is reported as such (TL-29).
    let isEmpty = state.timelines[Int(id.number)].entries.isEmpty
    if isEmpty, decides(.emptyTimelineFails, true, about: placed) { return .noEntries }
    let size = state.timelines[Int(id.number)].archiveSize
    return decisions.holds(.archiveFits, size, numbers.archiveByteLimit) ? nil : .archiveTooLarge
  }
}
