import WidgetModel

/// Each request ends once, in time, and nothing happens to it afterwards.
struct RequestsEndOnce: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placeholder = "a request for a placeholder ended"
    case snapshot = "a request for a snapshot ended"
    case timeline = "a request for a timeline ended"
    case intent = "the run of an intent ended"
    case control = "a request for a control's value ended"
    case atTheDeadline = "answered at exactly the deadline"
    case givenUp = "given up at the deadline"
    case processDied = "under way when its process died"
    case widgetRemoved = "under way when its widget was removed"
  }

  static let optional: [Situation] = [.atTheDeadline, .control]

  /// Returns the taps that the run of an intent needs: a runtime that reports none runs no intents.
  static func needs(_ situation: Situation) -> EventKinds {
    situation == .intent ? EventKinds(.led) : []
  }

  enum Violation: String, ClauseWord {
    case numberAgain = "number reused"
    case neverMade = "never made"
    case endedAgain = "ended again"
    case givenUpEarly = "given up early"
    case notGivenUp = "not given up"
    case acceptedLate = "accepted late"
    case outlivedProcess = "outlived its process"
    case outlivedWidget = "outlived its widget"
  }

  enum Guard: String, ClauseWord {
    case isForgotten = "the end of a request that may be too old to be known"
    case isTimeline = "a request for a timeline that is not given up at its deadline"
    case isJustAnswered = "a failure at the very instant of the answer"
    case isGivenUp = "a cancellation of a request that was given up"
    case isAnsweredLate = "a cancellation at the very instant of a late answer"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-01.runtime",
    title: "each request ends once and in time",
    statement: """
      Each request has its own number and ends exactly once: it is answered, fails or is \
      cancelled, at the latest at its deadline or with its process or placed widget. An answer \
      after the deadline makes it fail. Nothing happens to a request after its end, or to one that \
      was never made.
      """,
    level: .exception(
      .required,
      because:
        "the project promises it: without it, no other promise about requests would mean anything"
    ),
    party: .runtime,
    rule: .lw01,
    facts: [.dl03, .dl04, .wc19],
    assumptions: [.as02, .as08],
    observes: EventKinds(
      .requested,
      .answered,
      .failed,
      .cancelled,
      .committed,
      .removed,
      .controlRemoved,
      .rebooted,
      .processKilled
    )
  )

  /// A request that has to end because of what happened to its process or widget.
  private struct Doomed {
    let id: RequestID
    let since: Instant
    let index: Int?
    let isOfWidget: Bool
  }

  private var doomed: [Doomed] = []
  private var earliest = Instant.never
  /// The request whose first answer has just come too late, so that it has to fail.
  private var late: (id: RequestID, index: Int?)?

  mutating func begin(_ state: ObservedState) {
    doomed.removeAll(keepingCapacity: true)
    earliest = .never
    late = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    if !doomed.isEmpty { bury(event.instant, check) }
    // The failure follows within the same step, so it must have come before the next input.
    if case .input = event.body { judgeLate(check) }
    switch event.body {
    case .input(.answered(let id, _, _)): answered(id, event.instant, check)
    case .input(.removed(let placement)):
      // Removing a widget that is not there has no effect.
      guard check.state.isPresent(placement) else { return }
      doom(event.instant, isOfWidget: true, check) { $0.subject.placement == placement }
    case .input(.controls(.removed(let id))):
      guard check.state.controls.added(id) != nil else { return }
      doom(event.instant, isOfWidget: true, check) {
        $0.kind.isOfControl && $0.subject.widget == id
      }
    case .input(.rebooted): doom(event.instant, isOfWidget: false, check) { _ in true }
    case .input(.processKilled(let widget)):
      doom(event.instant, isOfWidget: false, check) { $0.subject.widget == widget }
    case .effect(.requested(let id, _, let subject)):
      guard check.state.requests[id] != nil else { return }
      check.violated(
        .numberAgain,
        placement: subject.placement,
        request: id,
        "request \(id.number) was made twice"
      )
    case .effect(.failed(let id, let reason)): failed(id, reason, event.instant, check)
    case .effect(.cancelled(let id)): cancelled(id, check)
    case .effect(.committed(let placement, let id, _)):
      guard let request = request(id, placement, check) else { return }
      guard request.state == .underWay else { return endedAgain(request, "put in force", check) }
      check.see(.timeline)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    judgeLate(check)
    bury(check.now, check)
    for request in check.state.requests.underWay where !request.id.isOfHarness {
      judgeAge(request, check.now, check)
    }
  }

  private mutating func answered(_ id: RequestID, _ now: Instant, _ check: ClauseCheck<Self>) {
    // The runtime does not end the harness's requests, and TL-35 judges further answers.
    guard let request = check.state.requests[id], !request.id.isOfHarness,
      request.state == .underWay, request.answers == 0
    else { return }
    let deadline = check.state.deadline(of: request)
    if now == deadline { check.see(.atTheDeadline) }
    judgeAge(request, now, check)
    // DL-03 judges whether a late timeline is put in force.
    guard request.kind != .timeline else { return }
    check.see(end(of: request.kind))
    if now > deadline { late = (id, check.index) }
  }

  /// Reports a late answer that has not made its request fail by the next input.
  private mutating func judgeLate(_ check: ClauseCheck<Self>) {
    guard let late else { return }
    self.late = nil
    guard let request = check.state.requests[late.id], let answer = request.firstAnswer else {
      return
    }
    let deadline = check.state.deadline(of: request)
    check.violated(
      .acceptedLate,
      at: late.index,
      placement: request.subject.placement,
      request: late.id,
      comparing: Comparison(
        expected: "failed as \(FailureReason.timedOut.rawValue)",
        actual: "not failed, answered after \(answer - request.instant)",
        limit: Limit(deadline)
      ),
      "an answer to the \(request.kind.rawValue) request was accepted \(answer - deadline) after the deadline"
    )
  }

  private mutating func failed(
    _ id: RequestID,
    _ reason: FailureReason,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let request = request(id, nil, check) else { return }
    if late?.id == id {
      // Only a failure at the instant of the late answer is the one that it requires.
      if request.firstAnswer == now { late = nil } else { judgeLate(check) }
    }
    switch request.state {
    case .underWay:
      if request.kind == .timeline { check.see(.timeline) }
      guard reason == .timedOut else { return judgeAge(request, now, check) }
      check.see(.givenUp)
      let deadline = check.state.deadline(of: request)
      // A runtime that gives the request up for time after its process died has not noticed the
      // death.
      if let death = doomed.first(where: { $0.id == id && !$0.isOfWidget }), death.since <= deadline
      {
        return check.violated(
          .outlivedProcess,
          placement: request.subject.placement,
          request: id,
          comparing: Comparison(
            expected: "failed as \(FailureReason.processKilled.rawValue) at \(death.since)",
            actual: "given up at \(now)"
          ),
          "the \(request.kind.rawValue) request timed out \(now - death.since) after its process died"
        )
      }
      guard now <= deadline else { return judgeAge(request, now, check) }
      // DL-03 judges the deadline of a timeline to the tick.
      if check.skips(.isTimeline, if: request.kind == .timeline) { return }
      check.violated(
        .givenUpEarly,
        placement: request.subject.placement,
        request: id,
        comparing: Comparison(
          expected: "given up no sooner than at \(deadline + .tick)",
          actual: "given up at \(now)",
          limit: Limit(deadline)
        ),
        "the \(request.kind.rawValue) request was given up \(now - request.instant) after it was made"
      )
    // An answer other than a timeline ends its request, but may be found wrong at once.
    case .answered
    where check.skips(
      .isJustAnswered,
      if: request.firstAnswer == now && request.answers == 1
    ):
      break
    default: endedAgain(request, "failed as \(reason.rawValue)", check)
    }
  }

  private func cancelled(_ id: RequestID, _ check: ClauseCheck<Self>) {
    guard let request = request(id, nil, check) else { return }
    switch request.state {
    case .underWay: check.see(end(of: request.kind))
    // A runtime may report a time-out in two ways, and may cancel because of a late answer.
    case .failed(.timedOut) where check.skips(.isGivenUp, if: true): break
    case .answered
    where check.skips(
      .isAnsweredLate,
      if: request.firstAnswer == check.now && check.now > check.state.deadline(of: request)
    ):
      break
    default: endedAgain(request, "cancelled", check)
    }
  }

  /// Returns the request that an effect names, and reports one that was never made.
  private func request(
    _ id: RequestID,
    _ placement: PlacementID?,
    _ check: ClauseCheck<Self>
  ) -> RequestRecord? {
    if let request = check.state.requests[id] { return request }
    // A request that ended long ago is forgotten and looks like one that was never made.
    if check.skips(.isForgotten, if: check.state.requests.hasForgotten) { return nil }
    check.violated(
      .neverMade,
      placement: placement,
      request: id,
      "request \(id.number), which was never made, ended"
    )
    return nil
  }

  private func endedAgain(
    _ request: RequestRecord,
    _ how: String,
    _ check: ClauseCheck<Self>
  ) {
    check.violated(
      .endedAgain,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(expected: "nothing after its end", actual: how),
      "request \(request.id.number), which had ended, was \(how)"
    )
  }

  /// Reports a request that is still under way after its deadline.
  private func judgeAge(_ request: RequestRecord, _ now: Instant, _ check: ClauseCheck<Self>) {
    let deadline = check.state.deadline(of: request)
    guard check.state.isOverdue(since: deadline, at: now) else { return }
    // DL-03 judges the deadline of a timeline.
    if check.skips(.isTimeline, if: request.kind == .timeline) { return }
    check.violated(
      .notGivenUp,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "given up after \(deadline)",
        actual: "under way at \(now)",
        limit: Limit(deadline)
      ),
      "the \(request.kind.rawValue) request was still under way \(now - request.instant) after it was made"
    )
  }

  private func end(of kind: RequestKind) -> Situation {
    switch kind {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .intent, .controlAction: .intent
    case .control: .control
    default: .timeline
    }
  }

  /// Records the requests whose code or widget is gone.
  private mutating func doom(
    _ now: Instant,
    isOfWidget: Bool,
    _ check: ClauseCheck<Self>,
    where isHit: (RequestRecord) -> Bool
  ) {
    let before = doomed.count
    for request in check.state.requests.underWay
    where !request.id.isOfHarness && isHit(request) {
      doomed.append(
        Doomed(id: request.id, since: now, index: check.index, isOfWidget: isOfWidget)
      )
    }
    guard doomed.count > before else { return }
    earliest = min(earliest, now)
    check.see(isOfWidget ? .widgetRemoved : .processDied)
  }

  /// Reports requests that had to end but have not.
  private mutating func bury(_ now: Instant, _ check: ClauseCheck<Self>) {
    let promise = check.profile.interval(.servicePromise)
    guard now - earliest > promise else { return }
    earliest = .never
    doomed.removeAll { doom in
      guard now - doom.since > promise else {
        earliest = min(earliest, doom.since)
        return false
      }
      guard let request = check.state.requests[doom.id], request.state == .underWay else {
        return true
      }
      check.violated(
        doom.isOfWidget ? .outlivedWidget : .outlivedProcess,
        at: doom.index,
        placement: request.subject.placement,
        request: doom.id,
        comparing: Comparison(
          expected: "ended at \(doom.since)",
          actual: "still under way",
          limit: Limit(doom.since)
        ),
        """
        request \(doom.id.number) was still under way after its \
        \(doom.isOfWidget ? "widget was removed" : "process had died") at \(doom.since)
        """
      )
      return true
    }
  }
}
