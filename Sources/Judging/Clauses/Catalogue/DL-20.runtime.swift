import WidgetModel

extension Clause {
  /// An archive over the limit is refused.
  static let archiveLimitRefuses = Clause(
    id: "DL-20.runtime",
    title: "an archive over the limit is refused",
    statement: """
      When a timeline's archive is larger than the limit, the reload fails for that reason and the \
      old content stays; at the limit and below the timeline is put in force.
      """,
    level: .recommended,
    party: .runtime,
    facts: [.dl20, .dl21],
    situations: [
      ClauseSituation("at exactly the limit"),
      ClauseSituation("over the limit"),
    ],
    observes: EventKinds(.committed, .failed, .displayed),
    checker: { ArchiveLimitChecker() }
  )
}

private struct ArchiveLimitChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let limit = state.profile[.archiveByteLimit]
    switch event.body {
    case .effect(.displayed(let id, .entry(let timeline, _))):
      guard let size = state.timeline(timeline)?.archiveSize, size > limit else { return }
      tally.violated(
        "displayed",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "at most \(amount(limit, "byte"))",
          actual: "\(amount(size, "byte"))",
          limit: state.limit(.archiveByteLimit)
        ),
        "an entry was displayed of a timeline whose archive has \(amount(size, "byte")), more than \(limit)"
      )
    case .effect(.committed(let id, let request, let timeline)):
      guard let size = state.timeline(timeline)?.archiveSize else { return }
      if size == limit { tally.see(0) }
      guard size > limit else { return }
      tally.see(1)
      tally.violated(
        "put in force",
        at: index,
        placement: id,
        request: request,
        comparing: Comparison(
          expected: "at most \(amount(limit, "byte"))",
          actual: "\(amount(size, "byte"))",
          limit: state.limit(.archiveByteLimit)
        ),
        "a timeline whose archive has \(amount(size, "byte")) was put in force, more than \(limit)"
      )
    case .effect(.failed(let id, let reason)):
      guard let request = state.requests[id], request.isAnsweredInTime(state.profile),
        request.memory <= state.profile[.memoryLimit]
      else { return }
      failed(request, reason, at: index, state, &tally)
    default: break
    }
  }

  private func failed(
    _ request: RequestRecord,
    _ reason: FailureReason,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let limit = state.profile[.archiveByteLimit]
    guard case .timeline(let id) = request.answer, let timeline = state.timeline(id) else {
      if reason == .archiveTooLarge {
        tally.violated(
          "refused without need",
          at: index,
          placement: request.subject.placement,
          request: request.id,
          "a request that brought no timeline failed for its archive's size"
        )
      }
      return
    }
    let size = timeline.archiveSize
    if size <= limit, reason == .archiveTooLarge {
      if size == limit { tally.see(0) }
      tally.violated(
        "refused without need",
        at: index,
        placement: request.subject.placement,
        request: request.id,
        comparing: Comparison(
          expected: "refused above \(amount(limit, "byte"))",
          actual: "refused with \(amount(size, "byte"))",
          limit: state.limit(.archiveByteLimit)
        ),
        "an archive of \(amount(size, "byte")) was refused, of \(limit) allowed"
      )
    }
    guard size > limit, !timeline.entries.isEmpty else { return }
    tally.see(1)
    guard reason != .archiveTooLarge else { return }
    tally.violated(
      "other reason",
      at: index,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "failed as \(FailureReason.archiveTooLarge.rawValue)",
        actual: "failed as \(reason.rawValue)",
        limit: state.limit(.archiveByteLimit)
      ),
      "a timeline whose archive has \(amount(size, "byte")) failed as \(reason.rawValue)"
    )
  }
}
