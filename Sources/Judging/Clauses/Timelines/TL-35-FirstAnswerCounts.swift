import WidgetModel

/// The first answer counts, others are reported.
struct FirstAnswerCounts: ClauseChecker {
  enum Situation: String, ClauseWord {
    case once = "a request is answered once and committed"
    case afterCommit = "a second answer after the commit"
    case afterFailure = "a second answer to a request that failed"
    case afterOther = "a second answer to a request other than for a timeline"
    case late = "a first answer to a request that had failed"
  }

  static let optional: [Situation] = [.afterFailure]

  enum Violation: String, ClauseWord {
    case committedAgain = "committed again"
    case notTheFirst = "not the first"
    case notReported = "not reported"
    case reportedUnfounded = "reported without such an answer"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer or a commit for an unknown request"
    case isAbandoned =
      "a further answer to a request that was cancelled, or whose widget or control is gone"
    case isOpen = "a second answer to a request that was neither committed nor failed"
    case noAnswer = "a commit of a timeline that was not an answer to its request"
    case isCut = "a report after more further answers than are tracked"
    case isRepeated = "a report repeated at the same instant"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-35.runtime",
    title: "the first answer counts",
    statement: """
      Of several answers to one timeline request, only the first can be committed, and only once. \
      Each later answer to any request, and each answer after its request failed, is reported to \
      the author, and no other answer is.
      """,
    party: .runtime,
    facts: [.tl35],
    assumptions: [.as02],
    observes: EventKinds(.answered, .committed, .failed, .cancelled, .reported)
  )

  /// An answer that has not been reported yet.
  private struct Further {
    let request: RequestID
    let placement: PlacementID
    let instant: Instant
    let index: Int?
    /// True if a report is required, false if it is only allowed.
    let isOwed: Bool
  }

  private var unreported: [Further] = []
  /// True if answers were left out of `unreported` to bound its size.
  private var isCut = false
  private var lastReport: (instant: Instant, placement: PlacementID?)?

  mutating func begin(_ state: ObservedState) {
    unreported.removeAll(keepingCapacity: true)
    isCut = false
    lastReport = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, _, _)):
      report(event.instant, check)
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      answered(request, check)
    case .effect(.reported(let notice, let id)):
      guard notice == .secondAnswer || notice == .lateAnswer else { return }
      let isMeant = { (answer: Further) in id == nil || answer.placement == id }
      if let place = unreported.firstIndex(where: { $0.isOwed && isMeant($0) })
        ?? unreported.firstIndex(where: isMeant)
      {
        unreported.remove(at: place)
        lastReport = (event.instant, id)
      } else {
        unfounded(notice, id, check)
      }
    case .effect(.committed(let placement, let id, let timeline)):
      commit(timeline, of: id, for: placement, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    report(check.now, check)
  }

  /// Records an answer that must, or may, be reported to the author.
  private mutating func answered(_ request: RequestRecord, _ check: ClauseCheck<Self>) {
    // The harness makes this request, so the runtime has nothing to report of it.
    guard !request.id.isOfHarness else { return }
    var isOwed = true
    if isGone(request, check.state) {
      // A first answer is not a further one, even if its widget is gone.
      guard request.answers > 0 || request.state == .cancelled else { return }
      check.letPass(.isAbandoned)
      isOwed = false
    } else {
      switch request.state {
      case .underWay:
        // A late first answer may be reported before the runtime has failed its request.
        guard request.answers > 0 || check.now > check.state.deadline(of: request) else { return }
        if request.answers > 0 { check.letPass(.isOpen) }
        isOwed = false
      case .committed: check.see(.afterCommit)
      case .failed: check.see(request.answers > 0 ? .afterFailure : .late)
      case .answered: check.see(.afterOther)
      case .cancelled: return
      }
    }
    // A run lists no more violations than this, so more answers need not be tracked.
    guard unreported.count < Tally.violationLimit else { return isCut = true }
    unreported.append(
      Further(
        request: request.id,
        placement: request.subject.placement,
        instant: check.now,
        index: check.index,
        isOwed: isOwed
      )
    )
  }

  /// Returns true if the request's widget or control is gone, so that nobody waits for answers.
  private func isGone(_ request: RequestRecord, _ state: ObservedState) -> Bool {
    if request.state == .cancelled || request.isAbandoned { return true }
    return request.kind.isOfControl && state.controls.added(request.subject.widget) == nil
  }

  private func unfounded(_ notice: Diagnostic, _ id: PlacementID?, _ check: ClauseCheck<Self>) {
    // The report may mean an answer that was left out.
    if check.skips(.isCut, if: isCut) { return }
    // An answer that is both late and a further one may be reported as both.
    let isRepeated = lastReport.map { $0.instant == check.now && $0.placement == id } ?? false
    if check.skips(.isRepeated, if: isRepeated) { return }
    check.violated(
      .reportedUnfounded,
      placement: id,
      comparing: Comparison(expected: "no report", actual: "\(notice.rawValue) reported"),
      "\(notice.rawValue) was reported, but no such answer had come"
    )
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
    // TL-13 judges the commit of a timeline that never answered the request.
    if check.skips(.noAnswer, if: request.answers <= 1) { return }
    check.violated(
      .notTheFirst,
      placement: placement,
      comparing: Comparison(
        expected: "the first answer",
        actual: "timeline \(timeline.number), a later one"
      ),
      "timeline \(timeline.number) was committed, but it is not the first answer to its request"
    )
  }

  /// Reports answers that the runtime did not report within the service promise.
  private mutating func report(_ now: Instant, _ check: ClauseCheck<Self>) {
    guard !unreported.isEmpty else { return }
    let promise = check.profile.interval(.servicePromise)
    unreported.removeAll { answer in
      guard now - answer.instant > promise else { return false }
      // Its report was optional.
      guard answer.isOwed else { return true }
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
