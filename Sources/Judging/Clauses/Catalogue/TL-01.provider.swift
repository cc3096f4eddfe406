import WidgetModel

extension Clause {
  /// A request is answered in its own kind.
  static let answerOfItsKind = Clause(
    id: "TL-01.provider",
    title: "answers are of the kind asked for",
    statement: """
      A placeholder or snapshot request is answered with an entry and a timeline request with a \
      timeline; an error is an answer of no kind and breaks other promises, not this one.
      """,
    level: .required,
    party: .provider,
    facts: [.tl01],
    situations: [
      ClauseSituation("a placeholder was asked for"),
      ClauseSituation("a snapshot was asked for"),
      ClauseSituation("a timeline was asked for"),
      ClauseSituation("an error instead of an answer", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: { AnswerOfItsKindChecker() }
  )
}

private struct AnswerOfItsKindChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.answered(let id, let answer, _)) = event.body,
      let request = state.requests[id], request.kind.isAskedByRuntime, request.answers == 0
    else { return }
    let isRight: Bool
    switch (request.kind, answer) {
    case (.intent, _): return
    case (_, .threw): return tally.see(3)
    case (.timeline, .timeline), (.placeholder, .entry), (.snapshot, .entry): isRight = true
    default: isRight = false
    }
    tally.see(request.kind == .placeholder ? 0 : request.kind == .snapshot ? 1 : 2)
    guard !isRight else { return }
    tally.violated(
      "wrong kind",
      at: index,
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
    case .returned: "an intent's return"
    case .threw: "an error"
    }
  }
}
