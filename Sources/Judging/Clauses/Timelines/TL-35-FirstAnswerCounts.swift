import WidgetModel

/// The first answer counts, others are reported.
struct FirstAnswerCounts: ClauseChecker {
  enum Situation: String, ClauseWord {
    case once = "a request is answered once and committed"
    case afterCommit = "a second answer after the commit"
    case afterFailure = "a second answer to a request that failed"
  }

  static let optional: [Situation] = [.afterFailure]

  enum Violation: String, ClauseWord {
    case committedAgain = "committed again"
    case notTheFirst = "not the first"
    case notReported = "not reported"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer or a commit for a request that is not known"
    case isAbandoned = "a second answer after the widget was removed"
    case isOpen = "a second answer to a request that was neither committed nor failed"
    case noAnswer = "a commit of a timeline that was no answer to its request"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-35.runtime",
    title: "the first answer counts",
    statement: """
      Of several answers to one timeline request only the first can be put in force, once, and the \
      author is told of the others.
      """,
    party: .runtime,
    facts: [.tl35],
    assumptions: [.as02],
    observes: EventKinds(.answered, .committed, .reported)
  )

  /// A further answer of which nothing was reported yet.
  private struct Further {
    let request: RequestID
    let placement: PlacementID
    let instant: Instant
    let index: Int?
  }

  private var unreported: [Further] = []

  mutating func begin(_ state: ObservedState) { unreported.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, _, _)):
      report(event.instant, check)
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == .timeline, request.answers > 0 else { return }
      if check.letsPass(.isAbandoned, if: request.isAbandoned) { return }
      switch request.state {
      case .committed: check.see(.afterCommit)
      case .failed: check.see(.afterFailure)
      default: if check.letsPass(.isOpen, if: true) { return }
      }
      guard unreported.count < Tally.violationLimit else { return }
      unreported.append(
        Further(
          request: id,
          placement: request.subject.placement,
          instant: event.instant,
          index: check.index
        )
      )
    case .effect(.reported(let notice, let id)):
      guard notice == .secondAnswer || notice == .lateAnswer,
        let place = unreported.firstIndex(where: { id == nil || $0.placement == id })
      else { return }
      unreported.remove(at: place)
    case .effect(.committed(let placement, let id, let timeline)):
      commit(timeline, of: id, for: placement, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    report(check.now, check)
  }

  private func commit(
    _ timeline: TimelineID,
    of id: RequestID,
    for placement: PlacementID,
    _ check: ClauseCheck<Self>
  ) {
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard let answer = request.answer else { return check.letPass(.noAnswer) }
    if request.state == .committed {
      return check.violated(
        .committedAgain,
        placement: placement,
        comparing: Comparison(expected: "committed once", actual: "committed a second time"),
        "request \(id.number) was committed a second time"
      )
    }
    if request.answers == 1 { check.see(.once) }
    guard answer != .timeline(timeline) else { return }
    if check.letsPass(.noAnswer, if: request.answers <= 1) { return }
    check.violated(
      .notTheFirst,
      placement: placement,
      comparing: Comparison(
        expected: "the first answer",
        actual: "timeline \(timeline.number), a later one"
      ),
      "timeline \(timeline.number) was committed, which is not the first answer to its request"
    )
  }

  /// Reports what was not told to the author within the service promise.
  private mutating func report(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard !unreported.isEmpty else { return }
    let promise = check.profile.interval(.servicePromise)
    unreported.removeAll { answer in
      guard now - answer.instant > promise else { return false }
      check.violated(
        .notReported,
        at: answer.index,
        placement: answer.placement,
        comparing: Comparison(
          expected: "reported to the author",
          actual: "not reported",
          limit: check.state.limit(.servicePromise, since: answer.instant)
        ),
        "a further answer to request \(answer.request.number) was not reported"
      )
      return true
    }
  }
}
