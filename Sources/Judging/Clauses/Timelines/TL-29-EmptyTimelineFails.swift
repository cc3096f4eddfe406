import WidgetModel

/// An empty timeline fails the reload.
struct EmptyTimelineFails: ClauseChecker {
  enum Situation: String, ClauseWord {
    case whileOneIsInForce = "no entries while a timeline is in force"
    case whileNoneIsInForce = "no entries while none is in force"
    case oneEntry = "one entry is enough"
  }

  enum Violation: String, ClauseWord {
    case committed
    case notFailed = "not failed"
    case wrongReason = "wrong reason"
  }

  enum Guard: String, ClauseWord {
    case isOver = "a failure of a request that has ended or is unknown"
    case isKilled = "an empty timeline whose process was killed or took too much memory"
    case isLate = "an empty timeline that came after the deadline"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-29.runtime",
    title: "an empty timeline fails the reload",
    statement: """
      An answer with an empty timeline fails the request for lack of entries, and no other answer \
      does; an empty timeline never replaces the current one.
      """,
    party: .runtime,
    facts: [.tl29],
    assumptions: [.as02],
    observes: EventKinds(.failed, .committed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.failed(let id, let reason)):
      guard let request = check.state.requests[id] else { return check.letPass(.isOver) }
      guard request.kind == .timeline else { return }
      if check.skips(.isOver, if: request.state != .underWay) { return }
      judge(reason, of: request, event.instant, check)
    case .effect(.committed(let placement, let id, let timeline)):
      guard let count = check.state.timeline(timeline)?.entries.count else { return }
      if count == 1 { check.see(.oneEntry) }
      guard count == 0 else { return }
      check.violated(
        .committed,
        placement: placement,
        comparing: Comparison(
          expected: "failed as \(FailureReason.noEntries.rawValue)",
          actual: "committed"
        ),
        "the empty timeline of request \(id.number) was committed"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for request in check.state.requests.underWay {
      guard isEmpty(request, check.state), let answered = request.firstAnswer,
        check.state.isOverdue(since: answered, at: check.now)
      else { continue }
      check.violated(
        .notFailed,
        placement: request.subject.placement,
        comparing: Comparison(
          expected: "failed as \(FailureReason.noEntries.rawValue)",
          actual: "not failed",
          limit: check.state.limit(.servicePromise, since: answered)
        ),
        "request \(request.id.number), answered without entries at \(answered), has not failed"
      )
    }
  }

  private func judge(
    _ reason: FailureReason,
    of request: RequestRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    let placement = request.subject.placement
    guard isEmpty(request, check.state) else {
      guard reason == .noEntries else { return }
      return check.violated(
        .wrongReason,
        placement: placement,
        comparing: Comparison(
          expected: "failed for another reason",
          actual: "failed as \(FailureReason.noEntries.rawValue)"
        ),
        "request \(request.id.number) failed for lack of entries, but no empty timeline came"
      )
    }
    if reason == .noEntries {
      return check.see(
        check.state.placement(placement)?.committed == nil
          ? .whileNoneIsInForce : .whileOneIsInForce
      )
    }
    // Memory is checked before the entries, and a process may end at any time.
    let isKilled = reason == .outOfMemory || reason == .processKilled
    if check.skips(.isKilled, if: isKilled) { return }
    let cameLate = reason == .timedOut && isLate(request, check.state)
    if check.skips(.isLate, if: cameLate) { return }
    check.violated(
      .wrongReason,
      placement: placement,
      comparing: Comparison(
        expected: "failed as \(FailureReason.noEntries.rawValue)",
        actual: "failed as \(reason.rawValue)"
      ),
      "request \(request.id.number), answered without entries, failed as \(reason.rawValue)"
    )
  }

  private func isLate(_ request: RequestRecord, _ state: ObservedState) -> Bool {
    guard let answered = request.firstAnswer else { return true }
    return answered > state.deadline(of: request)
  }

  private func isEmpty(_ request: RequestRecord, _ state: ObservedState) -> Bool {
    guard request.kind == .timeline, case .timeline(let timeline)? = request.answer else {
      return false
    }
    return state.timeline(timeline)?.entries.isEmpty ?? false
  }
}
