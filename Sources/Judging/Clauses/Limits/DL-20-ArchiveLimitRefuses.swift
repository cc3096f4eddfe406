import WidgetModel

/// An archive over the limit is refused.
struct ArchiveLimitRefuses: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheLimit = "at exactly the limit"
    case over = "over the limit"
  }

  enum Violation: String, ClauseWord {
    case displayed
    case putInForce = "put in force"
    case refusedWithoutNeed = "refused needlessly"
    case otherReason = "other reason"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a failure of a request that is not known"
    case isLate = "a failure of a request that was not answered in time or has ended already"
    case isOverMemory = "an archive of a process that took too much memory"
    case isEmpty = "a timeline without entries whose archive is over the limit"
  }

  static let clause = Clause(
    Self.self,
    id: "DL-20.runtime",
    title: "an archive over the limit is refused",
    statement: """
      When a timeline's archive is larger than the limit, the reload fails for that reason, and \
      the timeline is neither put in force nor displayed. At the limit or below, no reload fails \
      for its archive's size.
      """,
    party: .runtime,
    facts: [.dl20, .dl21],
    observes: EventKinds(.committed, .failed, .displayed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let limit = check.profile[.archiveByteLimit]
    switch event.body {
    case .effect(.displayed(let id, .entry(let timeline, _))):
      guard let size = check.state.timeline(timeline)?.archiveSize, size > limit else { return }
      check.violated(
        .displayed,
        placement: id,
        comparing: Comparison(
          expected: "at most \(amount(limit, "byte"))",
          actual: "\(amount(size, "byte"))",
          limit: check.state.limit(.archiveByteLimit)
        ),
        "an entry was displayed from an archive of \(amount(size, "byte")), more than \(limit)"
      )
    case .effect(.committed(let id, let request, let timeline)):
      guard let size = check.state.timeline(timeline)?.archiveSize else { return }
      if size == limit { check.see(.atTheLimit) }
      guard size > limit else { return }
      check.see(.over)
      check.violated(
        .putInForce,
        placement: id,
        request: request,
        comparing: Comparison(
          expected: "at most \(amount(limit, "byte"))",
          actual: "\(amount(size, "byte"))",
          limit: check.state.limit(.archiveByteLimit)
        ),
        "a timeline with an archive of \(amount(size, "byte")), more than \(limit), was put in force"
      )
    case .effect(.failed(let id, let reason)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == .timeline, concernsSize(request, reason, check.state) else { return }
      let isInTime = request.isAnsweredInTime(in: check.state)
      if check.skips(.isLate, if: !isInTime) { return }
      let isOverMemory = request.memory > check.profile[.memoryLimit]
      // Memory is checked before the archive's size.
      if check.skips(.isOverMemory, if: isOverMemory) { return }
      failed(request, reason, check)
    default: break
    }
  }

  /// Returns true if a request failed because of its archive's size, or should have.
  private func concernsSize(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ state: ObservedState
  ) -> Bool {
    if reason == .archiveTooLarge { return true }
    guard case .timeline(let id) = request.answer, let timeline = state.timeline(id) else {
      return false
    }
    return timeline.archiveSize > state.profile[.archiveByteLimit]
  }

  private func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    _ check: ClauseCheck<Self>
  ) {
    let limit = check.profile[.archiveByteLimit]
    guard case .timeline(let id) = request.answer, let timeline = check.state.timeline(id) else {
      if reason == .archiveTooLarge {
        check.violated(
          .refusedWithoutNeed,
          placement: request.subject.placement,
          request: request.id,
          "a request that was not answered with a timeline failed for its archive's size"
        )
      }
      return
    }
    let size = timeline.archiveSize
    if size <= limit, reason == .archiveTooLarge {
      if size == limit { check.see(.atTheLimit) }
      check.violated(
        .refusedWithoutNeed,
        placement: request.subject.placement,
        request: request.id,
        comparing: Comparison(
          expected: "refused above \(amount(limit, "byte"))",
          actual: "refused with \(amount(size, "byte"))",
          limit: check.state.limit(.archiveByteLimit)
        ),
        "an archive of \(amount(size, "byte")) was refused although \(limit) are allowed"
      )
    }
    guard size > limit else { return }
    // An empty timeline fails for lack of entries (TL-29).
    if check.skips(.isEmpty, if: timeline.entries.isEmpty) { return }
    check.see(.over)
    guard reason != .archiveTooLarge else { return }
    check.violated(
      .otherReason,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "failed as \(FailureReason.archiveTooLarge.rawValue)",
        actual: "failed as \(reason.rawValue)",
        limit: check.state.limit(.archiveByteLimit)
      ),
      "a timeline with an archive of \(amount(size, "byte")) failed as \(reason.rawValue)"
    )
  }
}
