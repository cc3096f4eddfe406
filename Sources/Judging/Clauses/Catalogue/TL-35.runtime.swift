import WidgetModel

extension Clause {
  /// The first answer counts, others are reported.
  static let firstAnswerCounts = Clause(
    id: "TL-35.runtime",
    title: "the first answer counts",
    statement: """
      Of several answers to one timeline request only the first can be put in force, once, and the \
      author is told of the others.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl35],
    assumptions: [.as02],
    situations: [
      ClauseSituation("a request is answered once and committed"),
      ClauseSituation("a second answer after the commit"),
      ClauseSituation("a second answer to a request that failed", isRequired: false),
    ],
    observes: EventKinds(.answered, .committed, .reported),
    checker: { FirstAnswerCountsChecker() }
  )
}

private struct FirstAnswerCountsChecker: Checker {
  /// A further answer of which nothing was reported yet.
  private struct Further {
    let request: RequestID
    let placement: PlacementID
    let instant: Instant
    let index: Int
  }

  private var unreported: [Further] = []

  mutating func begin(_ state: ObservedState) { unreported.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.answered(let id, _, _)):
      report(state, event.instant, &tally)
      guard let request = state.requests[id], request.kind == .timeline, request.answers > 0,
        state.placement(request.subject.placement)?.isPresent ?? false
      else { return }
      switch request.state {
      case .committed: tally.see(1)
      case .failed: tally.see(2)
      default: return
      }
      guard unreported.count < Tally.violationLimit else { return }
      unreported.append(
        Further(
          request: id,
          placement: request.subject.placement,
          instant: event.instant,
          index: index
        )
      )
    case .effect(.reported(let notice, let id)):
      guard notice == .secondAnswer || notice == .lateAnswer,
        let place = unreported.firstIndex(where: { id == nil || $0.placement == id })
      else { return }
      unreported.remove(at: place)
    case .effect(.committed(let placement, let id, let timeline)):
      commit(timeline, of: id, for: placement, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    report(state, state.now, &tally)
  }

  private func commit(
    _ timeline: TimelineID,
    of id: RequestID,
    for placement: PlacementID,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let request = state.requests[id], let answer = request.answer else { return }
    if request.state == .committed {
      return tally.violated(
        "committed again",
        at: index,
        placement: placement,
        comparing: Comparison(expected: "committed once", actual: "committed a second time"),
        "request \(id.number) was committed a second time"
      )
    }
    if request.answers == 1 { tally.see(0) }
    guard answer != .timeline(timeline), request.answers > 1 else { return }
    tally.violated(
      "not the first",
      at: index,
      placement: placement,
      comparing: Comparison(
        expected: "the first answer",
        actual: "timeline \(timeline.number), a later one"
      ),
      "timeline \(timeline.number) was committed, which is not the first answer to its request"
    )
  }

  /// Reports what was not told to the author within the service promise.
  private mutating func report(_ state: ObservedState, _ now: Instant, _ tally: inout Tally) {
    guard !unreported.isEmpty else { return }
    let promise = state.profile.interval(.servicePromise)
    unreported.removeAll { answer in
      guard now - answer.instant > promise else { return false }
      tally.violated(
        "not reported",
        at: answer.index,
        placement: answer.placement,
        comparing: Comparison(
          expected: "reported to the author",
          actual: "not reported",
          limit: state.limit(.servicePromise, since: answer.instant)
        ),
        "a further answer to request \(answer.request.number) was not reported"
      )
      return true
    }
  }
}
