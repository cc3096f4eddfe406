import WidgetModel

extension PlatformHistory {
  /// What is due when an answer comes.
  enum AnswerReading {
    /// Nothing: nobody asked, or nobody is there any more.
    case nothing
    /// A notice: the request has been decided before.
    case notice(Diagnostic)
    /// The request fails.
    case fails(FailureReason)
    /// A timeline is put in force.
    case commits(TimelineID)
    /// The intent is over.
    case intentIsOver
    /// The request is over.
    case isOver
  }

  /// Reads an answer to a request.
  ///
  /// - Parameters:
  ///   - number: The number of the request.
  ///   - answer: What came.
  ///   - memory: The most bytes that the code used.
  ///   - timeline: The timeline that came, if one did.
  /// - Returns: What is due.
  func reading(
    of number: Int,
    _ answer: AnswerKind,
    memory: Int64,
    timeline: Timeline?
  ) -> AnswerReading {
    let request = requests.made[number]
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

  /// How long a request of a kind may take.
  func limit(of kind: RequestKind) -> Interval {
    profile.interval(kind.runsIntent ? .intentDeadline : .timelineHardDeadline)
  }

  /// The requests of a widget's process under way.
  func underWay(of widget: WidgetID) -> [Int] {
    requests.underWay.filter { requests.made[$0].subject.widget == widget }
  }
}
