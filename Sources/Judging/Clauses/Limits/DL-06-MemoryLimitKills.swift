import WidgetModel

/// A process over its memory limit is killed.
struct MemoryLimitKills: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheLimit = "at exactly the limit"
    case over = "over the limit"
    case overWithAnotherRequest = "over the limit with another request of the widget under way"
  }

  static let optional: [Situation] = [.overWithAnotherRequest]

  enum Violation: String, ClauseWord {
    case putInForce = "put in force"
    case killedWithoutNeed = "killed needlessly"
    case otherReason = "other reason"
    case processLivedOn = "process lived on"
  }

  enum Guard: String, ClauseWord {
    case isOver = "a commit or failure of a request that has ended already or is not known"
    case isLate = "an answer over the limit that did not come in time"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-06.runtime",
    title: "a process over the memory limit is killed",
    statement: """
      When an answer to a timeline request used more memory than the limit, the process is killed: \
      the reload fails as out of memory, other requests of the process end too, and nothing is put \
      in force. At the limit or below, no reload fails for memory.
      """,
    party: .runtime,
    facts: [.dl06],
    assumptions: [.as07],
    observes: EventKinds(.answered, .committed, .failed)
  )

  /// The requests that a process killed at `killed` can no longer answer.
  private var dying: [RequestID] = []
  private var killed = Instant.start

  mutating func begin(_ state: ObservedState) { dying.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    // The requests may end in any order within the instant of the kill.
    if !dying.isEmpty, event.instant > killed { bury(check) }
    switch event.body {
    case .effect(.committed(_, let id, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.isOver) }
      guard request.kind == .timeline else { return }
      // LW-01 judges a request that ends twice.
      if check.skips(.isOver, if: request.state != .underWay) { return }
      let isInTime = request.isAnsweredInTime(in: check.state)
      if isInTime { see(request, check) }
      guard request.memory > check.profile[.memoryLimit] else { return }
      // DL-03 judges an answer that came too late.
      if check.skips(.isLate, if: !isInTime) { return }
      check.violated(
        .putInForce,
        placement: request.subject.placement,
        request: id,
        comparing: Comparison(
          expected: "killed above \(amount(check.profile[.memoryLimit], "byte"))",
          actual: "put in force with \(amount(request.memory, "byte"))",
          limit: check.state.limit(.memoryLimit)
        ),
        "an answer that used \(amount(request.memory, "byte")) of memory was put in force"
      )
    case .effect(.failed(let id, let reason)):
      guard let request = check.state.requests[id] else { return check.letPass(.isOver) }
      if check.skips(.isOver, if: request.state != .underWay) { return }
      // Any request that fails for memory takes its process along, not only one for a timeline.
      if reason == .outOfMemory { kill(request, event.instant, check) }
      guard request.kind == .timeline else { return }
      failed(request, reason, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    bury(check)
  }

  private mutating func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ check: ClauseCheck<Self>
  ) {
    let limit = check.profile[.memoryLimit]
    let isInTime = request.isAnsweredInTime(in: check.state)
    if isInTime { see(request, check) }
    if reason == .outOfMemory, request.firstAnswer == nil || request.memory <= limit {
      check.violated(
        .killedWithoutNeed,
        placement: request.subject.placement,
        request: request.id,
        comparing: Comparison(
          expected: "killed above \(amount(limit, "byte"))",
          actual: "killed with \(amount(request.memory, "byte"))",
          limit: check.state.limit(.memoryLimit)
        ),
        "a request failed as out of memory with \(amount(request.memory, "byte")) of memory, within \(limit)"
      )
    }
    guard request.memory > limit, reason != .outOfMemory else { return }
    // A late answer may be refused for its lateness first.
    if check.skips(.isLate, if: !isInTime) { return }
    check.violated(
      .otherReason,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "failed as \(FailureReason.outOfMemory.rawValue)",
        actual: "failed as \(reason.rawValue)",
        limit: check.state.limit(.memoryLimit)
      ),
      "an answer that used \(amount(request.memory, "byte")) of memory failed as \(reason.rawValue)"
    )
  }

  private mutating func see(_ request: RequestRecord, _ check: ClauseCheck<Self>) {
    let limit = check.profile[.memoryLimit]
    if request.memory == limit { check.see(.atTheLimit) }
    if request.memory > limit { check.see(.over) }
  }

  private mutating func kill(
    _ request: RequestRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    killed = now
    for other in check.state.requests.underWay
    where other.id != request.id && other.subject.widget == request.subject.widget {
      if !dying.contains(other.id) { dying.append(other.id) }
    }
    if !dying.isEmpty { check.see(.overWithAnotherRequest) }
  }

  /// Reports requests of the killed process that are still under way.
  private mutating func bury(_ check: ClauseCheck<Self>) {
    for id in dying {
      guard let request = check.state.requests[id], request.state == .underWay else { continue }
      check.violated(
        .processLivedOn,
        placement: request.subject.placement,
        request: id,
        comparing: Comparison(
          expected: "ended with its process at \(killed)",
          actual: "still under way",
          limit: Limit(killed)
        ),
        "request \(id.number) was still under way after its process was killed at \(killed)"
      )
    }
    dying.removeAll(keepingCapacity: true)
  }
}

extension RequestRecord {
  /// Returns true if this is a timeline request under way that was answered in time.
  func isAnsweredInTime(in state: ObservedState) -> Bool {
    guard kind == .timeline, self.state == .underWay, let firstAnswer else { return false }
    return firstAnswer <= state.deadline(of: self)
  }
}
