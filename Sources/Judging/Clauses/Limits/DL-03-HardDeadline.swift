import WidgetModel

/// The hard deadline is kept to the tick.
struct HardDeadline: ClauseChecker {
  enum Situation: String, ClauseWord {
    case tickBefore = "answered one tick before the deadline"
    case atTheDeadline = "answered at exactly the deadline"
    case tickAfter = "answered one tick after the deadline"
    case never = "never answered"
  }

  static let optional: [Situation] = [.never]

  enum Violation: String, ClauseWord {
    case acceptedLate = "accepted late"
    case cancelled
    case ignored
    case neverGivenUp = "never given up"
    case inTimeRefused = "refused though in time"
    case givenUpEarly = "given up early"
    case givenUpLate = "given up late"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a commit, failure or cancellation of a request that is not known"
    case hasEnded = "a commit, failure or cancellation of a request that has ended already"
    case isRemoved = "a cancellation after the widget was removed"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-03.runtime",
    title: "the hard deadline is kept to the tick",
    statement: """
      An answer to a timeline request within the hard deadline, or exactly at it, is accepted. A \
      request without an answer by then fails as timed out, and no later answer is put in force. \
      The request is not cancelled unless it has failed or its widget was removed.
      """,
    level: .exception(
      .required,
      because: "the project promises the hard deadline, although only a brief gives the figure"
    ),
    party: .runtime,
    facts: [.dl03, .dl04],
    assumptions: [.as02, .as08],
    observes: EventKinds(.answered, .committed, .failed, .cancelled)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let now = event.instant
    switch event.body {
    case .input(.answered(let id, _, _)):
      // Only the first answer to a request is accepted or refused (TL-35).
      guard let request = check.state.requests[id], request.kind == .timeline,
        request.state == .underWay, request.answers == 0
      else { return }
      let rest = check.state.deadline(of: request) - now
      if rest == .tick { check.see(.tickBefore) }
      if rest == .zero { check.see(.atTheDeadline) }
      if rest == .zero - .tick { check.see(.tickAfter) }
    case .effect(.committed(_, let id, _)):
      guard let request = underWay(id, check) else { return }
      let answer = request.firstAnswer ?? now
      guard answer > check.state.deadline(of: request) else { return }
      violated(
        .acceptedLate,
        request,
        comparing: Comparison(
          expected: "refused after \(check.profile.interval(.timelineHardDeadline))",
          actual: "put in force, answered after \(answer - request.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "an answer \(answer - check.state.deadline(of: request)) after the deadline was put in force",
        check
      )
    case .effect(.failed(let id, .timedOut)):
      guard let request = underWay(id, check) else { return }
      timedOut(request, now, check)
    case .effect(.cancelled(let id)):
      guard let request = underWay(id, check) else { return }
      // Removing a widget cancels its requests.
      let isRemoved = !check.state.isPresent(request.subject.placement)
      if check.skips(.isRemoved, if: isRemoved) { return }
      violated(
        .cancelled,
        request,
        comparing: Comparison(
          expected: "cancelled only after a failure",
          actual: "cancelled after \(now - request.instant), without one"
        ),
        "a request was cancelled after \(now - request.instant) without having failed",
        check
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for request in check.state.requests.underWay where request.kind == .timeline {
      let deadline = check.state.deadline(of: request)
      if let answer = request.firstAnswer, answer <= deadline {
        guard check.state.isOverdue(since: answer, at: check.now) else { continue }
        violated(
          .ignored,
          request,
          comparing: Comparison(
            expected:
              "put in force, answered within \(check.profile.interval(.timelineHardDeadline))",
            actual: "ignored, answered after \(answer - request.instant)",
            limit: check.state.limit(.timelineHardDeadline, since: request.instant)
          ),
          "an answer after \(answer - request.instant) was ignored",
          check
        )
      } else if check.state.isOverdue(since: deadline, at: check.now) {
        violated(
          .neverGivenUp,
          request,
          comparing: Comparison(
            expected: "given up after \(check.profile.interval(.timelineHardDeadline))",
            actual: "under way after \(check.now - request.instant)",
            limit: check.state.limit(.timelineHardDeadline, since: request.instant)
          ),
          "the request was still under way after \(check.now - request.instant)",
          check
        )
      }
    }
  }

  private func timedOut(
    _ request: RequestRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    let deadline = check.state.deadline(of: request)
    let limit = check.profile.interval(.timelineHardDeadline)
    if let answer = request.firstAnswer, answer <= deadline {
      violated(
        .inTimeRefused,
        request,
        comparing: Comparison(
          expected: "accepted, answered within \(limit)",
          actual: "timed out, answered after \(answer - request.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request timed out although it was answered after \(answer - request.instant)",
        check
      )
      return
    }
    if request.firstAnswer == nil { check.see(.never) }
    // The deadline itself is still in time (AS-08).
    if now <= deadline {
      violated(
        .givenUpEarly,
        request,
        comparing: Comparison(
          expected: "given up no sooner than after \(limit + .tick)",
          actual: "given up after \(now - request.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request was given up after \(now - request.instant), within the deadline",
        check
      )
    } else if check.state.isOverdue(since: deadline, at: now) {
      violated(
        .givenUpLate,
        request,
        comparing: Comparison(
          expected: "given up after \(check.profile.interval(.timelineHardDeadline))",
          actual: "given up after \(now - request.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: request.instant)
        ),
        "a request was given up only after \(now - request.instant)",
        check
      )
    }
  }

  /// Returns the timeline request under way that an effect names.
  private func underWay(_ id: RequestID, _ check: ClauseCheck<Self>) -> RequestRecord? {
    guard let request = check.state.requests[id] else {
      check.letPass(.unknownRequest)
      return nil
    }
    guard request.kind == .timeline else { return nil }
    // LW-01 judges a request that ends twice.
    return check.skips(.hasEnded, if: request.state != .underWay) ? nil : request
  }

  private func violated(
    _ violation: Violation,
    _ request: RequestRecord,
    comparing comparison: @autoclosure () -> Comparison,
    _ message: @autoclosure () -> String,
    _ check: ClauseCheck<Self>
  ) {
    check.violated(
      violation,
      placement: request.subject.placement,
      request: request.id,
      comparing: comparison(),
      message()
    )
  }
}
