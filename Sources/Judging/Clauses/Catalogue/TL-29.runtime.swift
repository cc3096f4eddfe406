import WidgetModel

extension Clause {
  /// An empty timeline fails the reload.
  static let emptyTimelineFails = Clause(
    id: "TL-29.runtime",
    title: "an empty timeline fails the reload",
    statement: """
      The answer of a timeline without entries fails the request for want of entries, and no other \
      answer does; an empty timeline never takes the place of the old one.
      """,
    level: .recommended,
    party: .runtime,
    facts: [.tl29],
    assumptions: [.as02],
    situations: [
      ClauseSituation("no entries while a timeline is in force"),
      ClauseSituation("no entries while none is in force"),
      ClauseSituation("one entry is enough"),
    ],
    observes: EventKinds(.failed, .committed),
    checker: { EmptyTimelineFailsChecker() }
  )
}

private struct EmptyTimelineFailsChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.failed(let id, let reason)):
      guard let request = state.requests[id], request.kind == .timeline,
        request.state == .underWay
      else { return }
      judge(reason, of: request, event.instant, at: index, state, &tally)
    case .effect(.committed(let placement, let id, let timeline)):
      guard let count = state.timeline(timeline)?.entries.count else { return }
      if count == 1 { tally.see(2) }
      guard count == 0 else { return }
      tally.violated(
        "committed",
        at: index,
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

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for request in state.requests.underWay {
      guard isEmpty(request, state), let answered = request.firstAnswer,
        state.now - answered > state.profile.interval(.servicePromise)
      else { continue }
      tally.violated(
        "not failed",
        at: nil,
        placement: request.subject.placement,
        comparing: Comparison(
          expected: "failed as \(FailureReason.noEntries.rawValue)",
          actual: "not failed",
          limit: state.limit(.servicePromise, since: answered)
        ),
        "request \(request.id.number), answered without entries at \(answered), has not failed"
      )
    }
  }

  private func judge(
    _ reason: FailureReason,
    of request: RequestRecord,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let placement = request.subject.placement
    guard isEmpty(request, state) else {
      guard reason == .noEntries else { return }
      return tally.violated(
        "wrong reason",
        at: index,
        placement: placement,
        comparing: Comparison(
          expected: "failed for another reason",
          actual: "failed as \(FailureReason.noEntries.rawValue)"
        ),
        "request \(request.id.number) failed for want of entries, but no empty timeline came"
      )
    }
    switch reason {
    case .noEntries: tally.see(state.placement(placement)?.committed == nil ? 1 : 0)
    // Memory is looked at before the entries, and a process may end at any time.
    case .outOfMemory, .processKilled: break
    // An answer that came too late no longer decides anything.
    case .timedOut where isLate(request, state): break
    default:
      tally.violated(
        "wrong reason",
        at: index,
        placement: placement,
        comparing: Comparison(
          expected: "failed as \(FailureReason.noEntries.rawValue)",
          actual: "failed as \(reason.rawValue)"
        ),
        "request \(request.id.number), answered without entries, failed as \(reason.rawValue)"
      )
    }
  }

  private func isLate(_ request: RequestRecord, _ state: ObservedState) -> Bool {
    guard let answered = request.firstAnswer else { return true }
    return answered - request.instant > state.profile.interval(.timelineHardDeadline)
  }

  private func isEmpty(_ request: RequestRecord, _ state: ObservedState) -> Bool {
    guard request.kind == .timeline, case .timeline(let timeline)? = request.answer else {
      return false
    }
    return state.timeline(timeline)?.entries.isEmpty ?? false
  }
}
