import WidgetModel

extension Clause {
  /// A request without an answer is given up and tried again.
  static let unansweredIsRetried = Clause(
    id: "TL-36.runtime",
    title: "a request without an answer fails and is retried",
    statement: """
      A timeline request that is not answered fails for want of time once the hard deadline is over, \
      within the service promise; a retry is granted after the back-off, not earlier, and not lost.
      """,
    level: .recommended,
    party: .runtime,
    facts: [.tl36, .tl46, .dl03],
    assumptions: [.as02, .as08],
    situations: [
      ClauseSituation("a request is given up for want of time"),
      ClauseSituation("the retry is granted at exactly the end of the back-off"),
      ClauseSituation("the retry is granted later"),
    ],
    observes: EventKinds(.requested, .failed, .granted, .held, .dropped, .committed)
      .union(.interruptions),
    checker: { UnansweredIsRetriedChecker() }
  )
}

private struct UnansweredIsRetriedChecker: Checker {
  /// The failures of one placed widget since its last commit or retry.
  private struct Failures {
    var first: Instant?
    var lastTimeOut: Instant?
  }

  private var failures: [Failures] = []

  mutating func begin(_ state: ObservedState) {
    failures = Array(repeating: Failures(), count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachInterrupted(by: event) {
      checkRetry($0, event.instant, at: index, state, &tally)
    }
    switch event.body {
    case .input(.removed(let id)): forget(id, state)
    case .effect(.committed(let id, _, _)):
      checkRetry(id, event.instant, at: index, state, &tally)
      forget(id, state)
    case .effect(.held(let id, _, _)): checkRetry(id, event.instant, at: index, state, &tally)
    case .effect(.dropped(let id, _)):
      checkRetry(id, event.instant, at: index, state, &tally)
      forget(id, state)
    case .effect(.failed(let id, let reason)):
      guard let request = state.requests[id], request.kind == .timeline,
        request.state == .underWay
      else { return }
      failed(request, reason, event.instant, at: index, state, &tally)
    case .effect(.granted(let id, let causes, _)):
      checkRetry(id, event.instant, at: index, state, &tally)
      granted(id, causes, event.instant, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { checkRetry($0, state.now, at: nil, state, &tally) }
    let patience =
      state.profile.interval(.timelineHardDeadline) + state.profile.interval(.servicePromise)
    for request in state.requests.underWay
    where request.kind == .timeline && request.answers == 0
      && state.now - request.instant > patience
    {
      tally.violated(
        "not given up",
        at: nil,
        placement: request.subject.placement,
        comparing: Comparison(
          expected: "given up after \(state.profile.interval(.timelineHardDeadline))",
          actual: "not given up in \(state.now - request.instant)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) has been without an answer since \(request.instant)"
      )
    }
  }

  private mutating func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let placement = request.subject.placement
    let isKnown = state.placement(placement) != nil
    if isKnown, failures[Int(placement.number)].first == nil {
      failures[Int(placement.number)].first = now
    }
    // Any other failure starts a back-off of its own, which is no matter of this clause.
    if isKnown { failures[Int(placement.number)].lastTimeOut = nil }
    guard reason == .timedOut else { return }
    if isKnown { failures[Int(placement.number)].lastTimeOut = now }
    tally.see(0)
    let elapsed = now - request.instant
    let limit = state.profile.interval(.timelineHardDeadline)
    if elapsed < limit {
      tally.violated(
        "given up early",
        at: index,
        placement: placement,
        comparing: Comparison(
          expected: "given up after \(limit)",
          actual: "given up after \(elapsed)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) was given up after \(elapsed), before \(limit)"
      )
    }
    if elapsed > limit + state.profile.interval(.servicePromise) {
      tally.violated(
        "given up late",
        at: index,
        placement: placement,
        comparing: Comparison(
          expected: "given up after \(limit)",
          actual: "given up after \(elapsed)",
          limit: state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) was given up only after \(elapsed)"
      )
    }
  }

  private mutating func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard state.placement(id) != nil else { return }
    let place = Int(id.number)
    let first = failures[place].first
    failures[place].lastTimeOut = nil
    guard causes.contains(.retry) else { return }
    failures[place].first = nil
    guard let first else { return }
    let due = first + state.profile.interval(.failureBackoff)
    tally.see(now == due ? 1 : 2)
    guard now < due else { return }
    tally.violated(
      "retried early",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "retried after \(state.profile.interval(.failureBackoff))",
        actual: "retried after \(now - first)",
        limit: state.limit(.failureBackoff, since: first)
      ),
      "the retry was granted \(now - first) after the failure, before the back-off was over"
    )
  }

  /// A retry that nothing hinders and that does not come is lost.
  private mutating func checkRetry(
    _ id: PlacementID,
    _ now: Instant,
    at index: Int?,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let record = state.placement(id), record.isPresent, record.hold == nil,
      let failure = failures[Int(id.number)].lastTimeOut, let seen = state.seenSince(id)
    else { return }
    let wait = now - max(failure + state.profile.interval(.failureBackoff), seen)
    guard wait > state.profile.interval(.servicePromise) else { return }
    failures[Int(id.number)].lastTimeOut = nil
    tally.violated(
      "retry lost",
      at: index,
      placement: id,
      comparing: state.overdue("retried", wait, at: now),
      "the request given up at \(failure) was not retried, \(wait) after its back-off"
    )
  }

  private mutating func forget(_ id: PlacementID, _ state: ObservedState) {
    guard state.placement(id) != nil else { return }
    failures[Int(id.number)] = Failures()
  }
}
