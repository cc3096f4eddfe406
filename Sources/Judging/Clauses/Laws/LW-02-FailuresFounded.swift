import WidgetModel

/// Each failure has the reason that it names, and each answer that has to fail does.
struct FailuresFounded: ClauseChecker {
  enum Situation: String, ClauseWord {
    case rightAnswer = "an answer without a fault"
    case threw = "the code threw an error"
    case wrongAnswer = "an answer of another kind"
    case outOfMemory = "an answer that took too much memory"
    case otherThanTimeline = "a failed answer to a request other than for a timeline"
    case processDied = "a request whose process died"
  }

  enum Violation: String, ClauseWord {
    case unfounded
    case otherReason = "other reason"
    case accepted
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a failure of a request that is not known"
    case isLate = "an answer that comes after the deadline"
    case isUnanswered = "the time at which an unanswered request is given up"
    case isArchive = "the size of a timeline that fails as too large"
  }

  static let clause = Clause(
    Self.self,
    id: "LW-02.runtime",
    title: "each failure has the reason that it names",
    statement: """
      A request fails only for the reason that its failure names: it timed out, its process died, \
      or its answer is what the reason says. An answer that used too much memory, an error, and an \
      answer of another kind make any request fail, in this order.
      """,
    level: .exception(
      .required,
      because: "the project promises it: readers of a failure rely on its reason"
    ),
    party: .runtime,
    rule: .lw02,
    facts: [.dl04, .dl06, .tl01, .tl29],
    assumptions: [.as02, .as07],
    observes: EventKinds(.answered, .failed, .rebooted, .processKilled)
  )

  /// A failure that an answer requires.
  private struct Due {
    let id: RequestID
    let reason: FailureReason
    let instant: Instant
    let index: Int?
  }

  private var due: Due?
  /// The last death of each widget's process; a restart, with `nil`, ends all of them.
  private var deaths: [(widget: WidgetID?, instant: Instant)] = []

  mutating func begin(_ state: ObservedState) {
    due = nil
    deaths.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(let input):
      reportMissingFailure(check)
      switch input {
      case .answered(let id, let answer, let memory): answered(id, answer, memory, check)
      case .processKilled(let widget): died(widget, event.instant)
      case .rebooted: died(nil, event.instant)
      default: break
      }
    case .effect(.failed(let id, let reason)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      // The failure that an answer requires has to come at the instant of the answer.
      if let due, due.instant < event.instant { reportMissingFailure(check) }
      if reason == .outOfMemory { died(request.subject.widget, event.instant) }
      failed(request, reason, event.instant, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportMissingFailure(check) }

  private mutating func answered(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    _ check: ClauseCheck<Self>
  ) {
    // The runtime does not end the harness's requests, and TL-35 judges further answers.
    guard let request = check.state.requests[id], !request.id.isOfHarness,
      request.state == .underWay, request.answers == 0
    else { return }
    // A late answer may fail its request as timed out instead.
    if check.skips(.isLate, if: check.now > check.state.deadline(of: request)) { return }
    guard let reason = ground(of: answer, memory, request.kind, check) else {
      return check.see(.rightAnswer)
    }
    switch reason {
    case .threw: check.see(.threw)
    case .wrongAnswer: check.see(.wrongAnswer)
    default: check.see(.outOfMemory)
    }
    if request.kind != .timeline { check.see(.otherThanTimeline) }
    due = Due(id: id, reason: reason, instant: check.now, index: check.index)
  }

  /// Returns the reason for which an answer makes any kind of request fail, or `nil`.
  private func ground(
    of answer: AnswerKind,
    _ memory: Int64,
    _ kind: RequestKind,
    _ check: ClauseCheck<Self>
  ) -> FailureReason? {
    if memory > check.profile[.memoryLimit] { return .outOfMemory }
    switch (kind, answer) {
    case (_, .threw): return .threw
    case (.timeline, .timeline), (.placeholder, .entry), (.snapshot, .entry), (.intent, .returned),
      (.control, .value), (.controlAction, .returned):
      return nil
    default: return .wrongAnswer
    }
  }

  private mutating func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    if let due, due.id == request.id, due.instant == now {
      self.due = nil
      guard reason != due.reason else { return }
      check.violated(
        .otherReason,
        placement: request.subject.placement,
        request: request.id,
        comparing: Comparison(
          expected: "failed as \(due.reason.rawValue)",
          actual: "failed as \(reason.rawValue)"
        ),
        "the \(request.kind.rawValue) request failed as \(reason.rawValue) instead of \(due.reason.rawValue)"
      )
      return
    }
    if reason == .processKilled { check.see(.processDied) }
    guard !isFounded(reason, request, now, check) else { return }
    check.violated(
      .unfounded,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(expected: "a reason", actual: "failed as \(reason.rawValue)"),
      "the \(request.kind.rawValue) request failed as \(reason.rawValue) without that reason"
    )
  }

  private func isFounded(
    _ reason: FailureReason,
    _ request: RequestRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) -> Bool {
    switch reason {
    case .timedOut:
      // DL-03 and LW-01 judge when an unanswered request is given up.
      guard let first = request.firstAnswer else { return check.skips(.isUnanswered, if: true) }
      return first > check.state.deadline(of: request)
    case .processKilled:
      return deaths.contains {
        ($0.widget == nil || $0.widget == request.subject.widget) && $0.instant >= request.instant
          && now - $0.instant <= check.profile.interval(.servicePromise)
      }
    case .noEntries:
      guard request.kind == .timeline, case .timeline(let id) = request.answer else { return false }
      return check.state.timeline(id)?.entries.isEmpty ?? false
    // DL-20 judges the size of an archive.
    case .archiveTooLarge:
      guard request.kind == .timeline, case .timeline = request.answer else { return false }
      return check.skips(.isArchive, if: true)
    case .outOfMemory: return request.memory > check.profile[.memoryLimit]
    case .threw: return request.answer == .threw
    case .wrongAnswer:
      guard let answer = request.answer else { return false }
      return ground(of: answer, 0, request.kind, check) == .wrongAnswer
    }
  }

  private mutating func died(_ widget: WidgetID?, _ now: Instant) {
    deaths.removeAll { $0.widget == widget }
    deaths.append((widget, now))
  }

  /// Reports a failure that an answer required and that has not come by the next input.
  private mutating func reportMissingFailure(_ check: ClauseCheck<Self>) {
    guard let due else { return }
    self.due = nil
    let request = check.state.requests[due.id]
    check.violated(
      .accepted,
      at: due.index,
      placement: request?.subject.placement,
      request: due.id,
      comparing: Comparison(expected: "failed as \(due.reason.rawValue)", actual: "not failed"),
      "an answer that had to fail as \(due.reason.rawValue) was accepted"
    )
  }
}
