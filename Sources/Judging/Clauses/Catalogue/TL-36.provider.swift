import WidgetModel

extension Clause {
  /// A timeline request is completed exactly once.
  static let completesOnce = Clause(
    id: "TL-36.provider",
    title: "a request is completed exactly once",
    statement: """
      A timeline request is answered once: never a second time, and not never although its process \
      lived on for more than twice the hard deadline, to the end of the run.
      """,
    level: .required,
    party: .provider,
    facts: [.tl36, .dl03],
    situations: [
      ClauseSituation("answered within the hard deadline"),
      ClauseSituation("answered after the hard deadline"),
      ClauseSituation("answered a second time", isRequired: false),
      ClauseSituation("never answered", isRequired: false),
      ClauseSituation("the process ended before it could answer", isRequired: false),
    ],
    observes: EventKinds(.answered, .requested, .processKilled, .rebooted, .failed),
    needs: .timelines,
    checker: { CompletesOnceChecker() }
  )
}

private struct CompletesOnceChecker: Checker {
  private struct Call {
    let id: RequestID
    let widget: WidgetID
    let placement: PlacementID
    let instant: Instant
  }

  private var unanswered: [Call] = []

  mutating func begin(_ state: ObservedState) { unanswered.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.requested(let id, .timeline, let subject)):
      unanswered.removeAll { $0.id == id }
      unanswered.append(
        Call(
          id: id,
          widget: subject.widget,
          placement: subject.placement,
          instant: event.instant
        )
      )
    case .input(.answered(let id, _, _)):
      guard let request = state.requests[id], request.kind == .timeline else { return }
      answered(request, at: index, event.instant, state, &tally)
    case .input(.processKilled(let widget)): forget(widget, &tally)
    case .input(.rebooted): forget(nil, &tally)
    case .effect(.failed(let id, .outOfMemory)):
      if let request = state.requests[id] { forget(request.subject.widget, &tally) }
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    let patience = state.profile.interval(.timelineHardDeadline) * 2
    for call in unanswered where state.now - call.instant > patience {
      tally.see(3)
      tally.violated(
        "never",
        at: nil,
        placement: call.placement,
        request: call.id,
        comparing: Comparison(
          expected: "answered once",
          actual: "not answered in \(state.now - call.instant)",
          limit: state.limit(.timelineHardDeadline, since: call.instant)
        ),
        "the request of \(call.instant) was not answered in \(state.now - call.instant)"
          + state.circumstances
      )
    }
  }

  private mutating func answered(
    _ request: RequestRecord,
    at index: Int,
    _ now: Instant,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    unanswered.removeAll { $0.id == request.id }
    if request.answers == 0 {
      let limit = state.profile.interval(.timelineHardDeadline)
      return tally.see(now - request.instant <= limit ? 0 : 1)
    }
    guard request.answers == 1 else { return }
    tally.see(2)
    tally.violated(
      "twice",
      at: index,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "answered once",
        actual: "answered again after \(now - (request.firstAnswer ?? now))"
      ),
      "the request was answered again \(now - (request.firstAnswer ?? now)) after the first answer"
    )
  }

  private mutating func forget(_ widget: WidgetID?, _ tally: inout Tally) {
    unanswered.removeAll { call in
      guard widget.map({ $0 == call.widget }) ?? true else { return false }
      tally.see(4)
      return true
    }
  }
}
