import WidgetModel

extension RequestHistory {
  enum AnswerReading {
    /// Nothing: the request was never made, or its placement was removed.
    case nothing
    /// A diagnostic: the request was already decided.
    case notice(Diagnostic)
    case fails(FailureReason)
    /// A timeline is put into effect.
    case commits(TimelineID)
    case intentIsOver
    /// The request has ended.
    case isOver
  }

  /// Returns the consequence of an answer; `memory` is the peak of the code, in bytes.
  func reading(
    of number: Int,
    _ answer: AnswerKind,
    memory: Int64,
    timeline: Timeline?
  ) -> AnswerReading {
    let request = made[number]
    switch request.end {
    case .forgotten: return .nothing
    case .answered: return .notice(.secondAnswer)
    case .failed: return .notice(.lateAnswer)
    case nil: break
    }
    if memory > profile[.memoryLimit] { return .fails(.outOfMemory) }
    switch (answer, request.kind) {
    case (.threw, _): return .fails(.threw)
    case (.timeline(let id), .timeline):
      guard let timeline, !timeline.entries.isEmpty else { return .fails(.noEntries) }
      if timeline.archiveSize > profile[.archiveByteLimit] { return .fails(.archiveTooLarge) }
      return .commits(id)
    case (.entry, .placeholder), (.entry, .snapshot), (.value, .control),
      (.returned, .controlAction):
      return .isOver
    case (.returned, .intent): return .intentIsOver
    default: return .fails(.wrongAnswer)
    }
  }
}
