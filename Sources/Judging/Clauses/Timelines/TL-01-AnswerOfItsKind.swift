import WidgetModel

/// An answer matches its request's kind.
struct AnswerOfItsKind: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placeholder = "a placeholder was requested"
    case snapshot = "a snapshot was requested"
    case timeline = "a timeline was requested"
    case error = "an error instead of an answer"
  }

  static let optional: [Situation] = [.error]

  enum Violation: String, ClauseWord {
    case wrongKind = "wrong kind"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer to an unknown request"
    case isLater = "an answer that is not the first to its request"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-01.provider",
    title: "answers match the request's kind",
    statement: """
      A placeholder or snapshot request is answered with an entry, and a timeline request with a \
      timeline. An error has no kind; other clauses judge it.
      """,
    party: .provider,
    facts: [.tl01],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Answer a placeholder or snapshot request with an entry and a timeline request with a \
      timeline, on every path. Catch errors in the provider and return an entry that reports them.
      """
  )

  static let seededFaults = [
    SeededFault(
      .wrongAnswer,
      "A timeline request is answered with an entry, as a snapshot is.",
      faulty: { _ in .answering(.zero) { $0.kind = .entry } },
      nearMiss: { _ in .answering() { $0.kind = .error } }
    )
  ]

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, let answer, _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    // The clause covers placeholders, snapshots and timelines only.
    guard request.kind.isAskedByRuntime, !request.kind.runsIntent, request.kind != .control
    else { return }
    if check.skips(.isLater, if: request.answers != 0) { return }
    let isRight: Bool
    switch (request.kind, answer) {
    case (_, .threw): return check.see(.error)
    case (.timeline, .timeline), (.placeholder, .entry), (.snapshot, .entry): isRight = true
    default: isRight = false
    }
    check.see(
      request.kind == .placeholder
        ? .placeholder : request.kind == .snapshot ? .snapshot : .timeline
    )
    guard !isRight else { return }
    check.violated(
      .wrongKind,
      placement: request.subject.placement,
      request: id,
      comparing: Comparison(
        expected: "answered with \(request.kind == .timeline ? "a timeline" : "an entry")",
        actual: "answered with \(name(of: answer))"
      ),
      "the \(request.kind.rawValue) request was answered with \(name(of: answer))"
    )
  }

  private func name(of answer: AnswerKind) -> String {
    switch answer {
    case .timeline: "a timeline"
    case .entry: "an entry"
    case .value: "a control's value"
    case .returned: "an intent's return"
    case .threw: "an error"
    }
  }
}
