import WidgetModel

/// A request without an answer is given up and tried again.
struct UnansweredIsRetried: ClauseChecker {
  enum Situation: String, ClauseWord {
    case givenUp = "a request times out"
    case retriedAtTheEnd = "the retry is granted at exactly the end of the back-off"
    case retriedLater = "the retry is granted later"
  }

  enum Violation: String, ClauseWord {
    case notGivenUp = "not given up"
    case givenUpEarly = "given up early"
    case givenUpLate = "given up late"
    case retriedEarly = "retried early"
    case retryLost = "retry lost"
  }

  enum Guard: String, ClauseWord {
    case isOver = "a failure of a request that has ended or is unknown"
    case noFailure = "a retry without a known failure"
    case isUnseen = "a retry of a widget out of sight"
    case isHeld = "a retry that the runtime holds"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-36.runtime",
    title: "a request without an answer fails and is retried",
    statement: """
      A timeline request without an answer times out after the hard deadline, within the service \
      promise. A retry is granted after the back-off, neither early nor lost.
      """,
    party: .runtime,
    facts: [.tl36, .tl46, .dl03],
    assumptions: [.as02, .as08],
    observes: EventKinds(.requested, .failed, .granted, .held, .dropped, .committed)
      .union(.interruptions)
  )

  /// The failures of one placed widget since its last commit or retry.
  private struct Failures {
    var first: Instant?
    var last: Instant?
    var lastTimeOut: Instant?
  }

  private var failures = PlacementTable(Failures())

  mutating func begin(_ state: ObservedState) {
    failures.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachInterrupted(by: event) {
      checkRetry($0, event.instant, check)
    }
    switch event.body {
    case .input(.removed(let id)): forget(id)
    case .effect(.committed(let id, _, _)):
      checkRetry(id, event.instant, check)
      forget(id)
    case .effect(.held(let id, _, _)): checkRetry(id, event.instant, check)
    case .effect(.dropped(let id, _)):
      checkRetry(id, event.instant, check)
      // A drop loses the retries that were due, but not one whose back-off is still running.
      let due = stillDue(id, event.instant, check)
      forget(id)
      (failures[id].first, failures[id].last) = (due, due)
    case .effect(.failed(let id, let reason)):
      guard let request = check.state.requests[id] else { return check.letPass(.isOver) }
      guard request.kind == .timeline else { return }
      if check.skips(.isOver, if: request.state != .underWay) { return }
      failed(request, reason, event.instant, check)
    case .effect(.granted(let id, let causes, _)):
      checkRetry(id, event.instant, check)
      granted(id, causes, event.instant, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { checkRetry($0, check.now, check) }
    let patience =
      check.profile.interval(.timelineHardDeadline) + check.profile.interval(.servicePromise)
    for request in check.state.requests.underWay
    where request.kind == .timeline && request.answers == 0
      && check.now - request.instant > patience
    {
      check.violated(
        .notGivenUp,
        placement: request.subject.placement,
        comparing: Comparison(
          expected: "given up after \(check.profile.interval(.timelineHardDeadline))",
          actual: "not given up in \(check.now - request.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) has had no answer since \(request.instant)"
      )
    }
  }

  private mutating func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    let placement = request.subject.placement
    if failures[placement].first == nil { failures[placement].first = now }
    failures[placement].last = now
    // Any other failure starts a back-off of its own, which this clause does not judge.
    failures[placement].lastTimeOut = nil
    guard reason == .timedOut else { return }
    failures[placement].lastTimeOut = now
    check.see(.givenUp)
    let elapsed = now - request.instant
    let limit = check.profile.interval(.timelineHardDeadline)
    if elapsed < limit {
      check.violated(
        .givenUpEarly,
        placement: placement,
        comparing: Comparison(
          expected: "given up after \(limit)",
          actual: "given up after \(elapsed)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) was given up after \(elapsed), before \(limit)"
      )
    }
    if elapsed > limit + check.profile.interval(.servicePromise) {
      check.violated(
        .givenUpLate,
        placement: placement,
        comparing: Comparison(
          expected: "given up after \(limit)",
          actual: "given up after \(elapsed)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "request \(request.id.number) was given up only after \(elapsed)"
      )
    }
  }

  private mutating func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    let first = failures[id].first
    failures[id].lastTimeOut = nil
    guard causes.contains(.retry) else { return }
    let last = stillDue(id, now, check)
    // A failure whose back-off is still running keeps a retry of its own.
    failures[id].first = first != last ? last : nil
    // TL-46 judges a retry without a failure.
    guard let first else { return check.letPass(.noFailure) }
    let due = first + check.profile.interval(.failureBackoff)
    check.see(now == due ? .retriedAtTheEnd : .retriedLater)
    guard now < due else { return }
    check.violated(
      .retriedEarly,
      placement: id,
      comparing: Comparison(
        expected: "retried after \(check.profile.interval(.failureBackoff))",
        actual: "retried after \(now - first)",
        limit: check.state.limit(.failureBackoff, since: first)
      ),
      "the retry was granted \(now - first) after the failure, before the back-off was over"
    )
  }

  /// Returns the last failure if its back-off is not over, so that it still has a retry of its own.
  private func stillDue(
    _ id: PlacementID,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) -> Instant? {
    failures[id].last.flatMap {
      $0 + check.profile.interval(.failureBackoff) > now ? $0 : nil
    }
  }

  /// Reports a retry that nothing prevents and that does not come.
  private mutating func checkRetry(
    _ id: PlacementID,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let record = check.state.placement(id), record.isPresent,
      let failure = failures[id].lastTimeOut
    else { return }
    let due = failure + check.profile.interval(.failureBackoff)
    guard check.state.isOverdue(since: due, at: now) else { return }
    // A reload may wait for sight (RB-10), or while the runtime holds it (RB-09).
    guard let seen = check.state.seenSince(id) else { return check.letPass(.isUnseen) }
    let wait = now - max(due, seen)
    guard wait > check.profile.interval(.servicePromise) else { return }
    if check.skips(.isHeld, if: record.hold != nil) { return }
    failures[id].lastTimeOut = nil
    check.violated(
      .retryLost,
      placement: id,
      comparing: check.state.overdue("retried", wait, at: now),
      "the request given up at \(failure) was not retried within \(wait) after its back-off"
    )
  }

  private mutating func forget(_ id: PlacementID) { failures[id] = Failures() }
}
