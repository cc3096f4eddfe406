import WidgetModel

extension Clause {
  /// A process over its memory limit is killed.
  static let memoryLimitKills = Clause(
    id: "DL-06.runtime",
    title: "a process over the memory limit is killed",
    statement: """
      When the answer to a timeline request took more memory than the limit, the process is killed: \
      this reload fails as out of memory, what else it was doing fails too, and nothing is put in \
      force; at the limit and below the answer is accepted.
      """,
    level: .recommended,
    party: .runtime,
    facts: [.dl06],
    assumptions: [.as07],
    situations: [
      ClauseSituation("at exactly the limit"),
      ClauseSituation("over the limit"),
      ClauseSituation(
        "over the limit with another request of the widget under way",
        isRequired: false
      ),
    ],
    observes: EventKinds(.answered, .committed, .failed),
    checker: { MemoryLimitChecker() }
  )
}

private struct MemoryLimitChecker: Checker {
  /// The requests that a killed process cannot answer any more, and when it was killed.
  private var dying: [RequestID] = []
  private var killed = Instant.start

  mutating func begin(_ state: ObservedState) { dying.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    if !dying.isEmpty, event.instant > killed { bury(at: index, state, &tally) }
    switch event.body {
    case .effect(.committed(_, let id, _)):
      guard let request = judged(id, state) else { return }
      see(request, state, &tally)
      guard request.memory > state.profile[.memoryLimit] else { return }
      tally.violated(
        "put in force",
        at: index,
        placement: request.subject.placement,
        request: id,
        comparing: Comparison(
          expected: "killed above \(amount(state.profile[.memoryLimit], "byte"))",
          actual: "put in force with \(amount(request.memory, "byte"))",
          limit: state.limit(.memoryLimit)
        ),
        "an answer that took \(amount(request.memory, "byte")) of memory was put in force"
      )
    case .effect(.failed(let id, let reason)):
      guard let request = state.requests[id], request.state == .underWay else { return }
      if reason == .outOfMemory { kill(request, event.instant, state, &tally) }
      guard request.kind == .timeline else { return }
      failed(request, reason, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    bury(at: nil, state, &tally)
  }

  private mutating func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let limit = state.profile[.memoryLimit]
    if let judged = judged(request.id, state) { see(judged, state, &tally) }
    if reason == .outOfMemory, request.firstAnswer == nil || request.memory <= limit {
      tally.violated(
        "killed without need",
        at: index,
        placement: request.subject.placement,
        request: request.id,
        comparing: Comparison(
          expected: "killed above \(amount(limit, "byte"))",
          actual: "killed with \(amount(request.memory, "byte"))",
          limit: state.limit(.memoryLimit)
        ),
        "a request failed as out of memory with \(amount(request.memory, "byte")) of \(limit)"
      )
    }
    guard let judged = judged(request.id, state), judged.memory > limit, reason != .outOfMemory
    else { return }
    tally.violated(
      "other reason",
      at: index,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "failed as \(FailureReason.outOfMemory.rawValue)",
        actual: "failed as \(reason.rawValue)",
        limit: state.limit(.memoryLimit)
      ),
      "an answer that took \(amount(request.memory, "byte")) of memory failed as \(reason.rawValue)"
    )
  }

  /// A timeline request under way whose answer came in time.
  private func judged(_ id: RequestID, _ state: ObservedState) -> RequestRecord? {
    guard let request = state.requests[id], request.isAnsweredInTime(state.profile) else {
      return nil
    }
    return request
  }

  private mutating func see(_ request: RequestRecord, _ state: ObservedState, _ tally: inout Tally)
  {
    let limit = state.profile[.memoryLimit]
    if request.memory == limit { tally.see(0) }
    if request.memory > limit { tally.see(1) }
  }

  private mutating func kill(
    _ request: RequestRecord,
    _ now: Instant,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    killed = now
    for other in state.requests.underWay
    where other.id != request.id && other.subject.widget == request.subject.widget {
      if !dying.contains(other.id) { dying.append(other.id) }
    }
    if !dying.isEmpty { tally.see(2) }
  }

  /// Looks whether the killed process's requests have ended.
  private mutating func bury(at index: Int?, _ state: ObservedState, _ tally: inout Tally) {
    for id in dying {
      guard let request = state.requests[id], request.state == .underWay else { continue }
      tally.violated(
        "process lived on",
        at: index,
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
  /// Whether this is a timeline request under way that was answered in time.
  func isAnsweredInTime(_ profile: Profile) -> Bool {
    guard kind == .timeline, state == .underWay, let firstAnswer else { return false }
    return firstAnswer - instant <= profile.interval(.timelineHardDeadline)
  }
}
