import WidgetModel

extension Clause {
  /// The hard deadline stands to the tick.
  static let hardDeadline = Clause(
    id: "DL-03.runtime",
    title: "the hard deadline is kept to the tick",
    statement: """
      An answer to a timeline request that comes within the hard deadline, inclusively, is \
      accepted; a request that is unanswered by then is given up as timed out, and no later answer \
      is put in force.
      """,
    level: .required,
    party: .runtime,
    facts: [.dl03, .dl04],
    assumptions: [.as02, .as08],
    situations: [
      ClauseSituation("answered one tick before the deadline"),
      ClauseSituation("answered at exactly the deadline"),
      ClauseSituation("answered one tick after the deadline"),
      ClauseSituation("never answered", isRequired: false),
    ],
    observes: EventKinds(.answered, .committed, .failed, .cancelled),
    checker: { HardDeadlineChecker() }
  )
}

private struct HardDeadlineChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let now = event.instant
    switch event.body {
    case .input(.answered(let id, _, _)):
      guard let request = underWay(id, state), request.answers == 0 else { return }
      let rest = deadline(of: request, state) - now
      if rest == .tick { tally.see(0) }
      if rest == .zero { tally.see(1) }
      if rest == .zero - .tick { tally.see(2) }
    case .effect(.committed(_, let id, _)):
      guard let request = underWay(id, state) else { return }
      let answer = request.firstAnswer ?? now
      guard answer > deadline(of: request, state) else { return }
      violated(
        "accepted late",
        at: index,
        request,
        comparing: Comparison(
          expected: "refused after \(state.profile.interval(.timelineHardDeadline))",
          actual: "put in force, answered after \(answer - request.instant)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "an answer was put in force that came after \(answer - request.instant)",
        &tally
      )
    case .effect(.failed(let id, .timedOut)):
      guard let request = underWay(id, state) else { return }
      timedOut(request, now, at: index, state, &tally)
    case .effect(.cancelled(let id)):
      // A request of a widget that was removed is cancelled without having failed.
      guard let request = underWay(id, state),
        state.isPresent(request.subject.placement)
      else { return }
      violated(
        "cancelled",
        at: index,
        request,
        comparing: Comparison(
          expected: "cancelled only after a failure",
          actual: "cancelled after \(now - request.instant), without one"
        ),
        "a request was cancelled after \(now - request.instant) without having failed",
        &tally
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for request in state.requests.underWay where request.kind == .timeline {
      let deadline = deadline(of: request, state)
      if let answer = request.firstAnswer, answer <= deadline {
        violated(
          "ignored",
          at: nil,
          request,
          comparing: Comparison(
            expected:
              "put in force, answered within \(state.profile.interval(.timelineHardDeadline))",
            actual: "ignored, answered after \(answer - request.instant)",
            limit: state.limit(.timelineHardDeadline, since: request.instant)
          ),
          "nothing came of an answer after \(answer - request.instant)",
          &tally
        )
      } else if state.now - deadline > state.profile.interval(.servicePromise) {
        violated(
          "never given up",
          at: nil,
          request,
          comparing: Comparison(
            expected: "given up after \(state.profile.interval(.timelineHardDeadline))",
            actual: "under way after \(state.now - request.instant)",
            limit: state.limit(.timelineHardDeadline, since: request.instant)
          ),
          "the request was still under way after \(state.now - request.instant)",
          &tally
        )
      }
    }
  }

  private func timedOut(
    _ request: RequestRecord,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let deadline = deadline(of: request, state)
    if let answer = request.firstAnswer, answer <= deadline {
      violated(
        "in time refused",
        at: index,
        request,
        comparing: Comparison(
          expected: "accepted, answered within \(state.profile.interval(.timelineHardDeadline))",
          actual: "timed out, answered after \(answer - request.instant)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request timed out though it was answered after \(answer - request.instant)",
        &tally
      )
      return
    }
    if request.firstAnswer == nil { tally.see(3) }
    if now <= deadline {
      violated(
        "given up early",
        at: index,
        request,
        comparing: Comparison(
          expected: "given up after \(state.profile.interval(.timelineHardDeadline))",
          actual: "given up after \(now - request.instant)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request was given up after \(now - request.instant), within the deadline",
        &tally
      )
    } else if now - deadline > state.profile.interval(.servicePromise) {
      violated(
        "given up late",
        at: index,
        request,
        comparing: Comparison(
          expected: "given up after \(state.profile.interval(.timelineHardDeadline))",
          actual: "given up after \(now - request.instant)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request was given up only after \(now - request.instant)",
        &tally
      )
    }
  }

  private func underWay(_ id: RequestID, _ state: ObservedState) -> RequestRecord? {
    guard let request = state.requests[id], request.kind == .timeline,
      request.state == .underWay
    else { return nil }
    return request
  }

  private func deadline(of request: RequestRecord, _ state: ObservedState) -> Instant {
    request.instant + state.profile.interval(.timelineHardDeadline)
  }

  private func violated(
    _ kind: StaticString,
    at index: Int?,
    _ request: RequestRecord,
    comparing comparison: @autoclosure () -> Comparison,
    _ message: @autoclosure () -> String,
    _ tally: inout Tally
  ) {
    tally.violated(
      kind,
      at: index,
      placement: request.subject.placement,
      request: request.id,
      comparing: comparison(),
      message()
    )
  }
}
