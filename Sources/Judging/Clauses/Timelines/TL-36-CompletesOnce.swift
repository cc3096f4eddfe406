import WidgetModel

/// A timeline request is completed exactly once.
struct CompletesOnce: ClauseChecker {
  enum Situation: String, ClauseWord {
    case inTime = "answered within the hard deadline"
    case late = "answered after the hard deadline"
    case twice = "answered a second time"
    case never = "never answered"
    case processEnded = "the process ended before it could answer"
  }

  static let optional: [Situation] = [.twice, .never, .processEnded]

  enum Violation: String, ClauseWord {
    case never
    case twice
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer to an unknown request"
    case isRepeated = "a third or further answer to a request"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-36.provider",
    title: "a timeline request is completed exactly once",
    statement: """
      A timeline request is answered exactly once: never a second time, and not left unanswered to \
      the end of the run if its process lives for more than twice the hard deadline.
      """,
    level: .exception(
      .required,
      because:
        "a request that is never answered misses the hard deadline, which is promised (DL-03)"
    ),
    party: .provider,
    facts: [.tl36, .dl03],
    observes: EventKinds(.answered, .requested, .processKilled, .rebooted, .failed),
    needs: .timelines,
    advice: """
      Call the completion exactly once on every path: in each branch, after each early return, \
      when the network fails and when `self` is gone. An `async` provider does so automatically.
      """
  )

  static let seededFaults = [
    SeededFault(
      .neverAnswered,
      "The request is never answered.",
      faulty: { _ in unanswered },
      nearMiss: { profile in
        .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) * 2 }
      }
    ),
    SeededFault(
      .answeredTwice,
      "The request is answered twice.",
      faulty: { _ in answeredTwice },
      nearMiss: { _ in .answering(.zero) }
    ),
  ]

  private static var answeredTwice: Widget {
    var widget = Widget.answering(.zero)
    let answer = widget.timelines[0].answers[0]
    widget.timelines[0].answers.append(answer)
    return widget
  }

  private static var unanswered: Widget {
    var widget = Widget.answering()
    widget.timelines = [ScriptedCall()]
    return widget
  }

  private struct Call {
    let id: RequestID
    let widget: WidgetID
    let placement: PlacementID
    let instant: Instant
  }

  private var unanswered: [Call] = []

  mutating func begin(_ state: ObservedState) { unanswered.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.requested(let id, .timeline, let subject)):
      // The runtime under test may use an id twice.
      unanswered.removeAll { $0.id == id }
      unanswered.append(
        Call(
          id: id,
          widget: subject.widget,
          placement: subject.placement,
          instant: event.instant
        )
      )
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == .timeline else { return }
      answered(request, event.instant, check)
    case .input(.processKilled(let widget)): forget(widget, check)
    case .input(.rebooted): forget(nil, check)
    // The process is gone, and with it every request that it still had to answer.
    case .effect(.failed(let id, .outOfMemory)):
      if let request = check.state.requests[id] { forget(request.subject.widget, check) }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    // Until twice the deadline a missing answer may be merely late, which DL-03 judges.
    let patience = check.profile.interval(.timelineHardDeadline) * 2
    for call in unanswered where check.now - call.instant > patience {
      check.see(.never)
      check.violated(
        .never,
        placement: call.placement,
        request: call.id,
        comparing: Comparison(
          expected: "answered once",
          actual: "not answered in \(check.now - call.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: call.instant)
        ),
        "the request made at \(call.instant) was not answered in \(check.now - call.instant)"
          + check.state.circumstances
      )
    }
  }

  private mutating func answered(
    _ request: RequestRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    unanswered.removeAll { $0.id == request.id }
    if request.answers == 0 {
      let limit = check.profile.interval(.timelineHardDeadline)
      return check.see(now - request.instant <= limit ? .inTime : .late)
    }
    // One violation for each request is enough.
    if check.skips(.isRepeated, if: request.answers != 1) { return }
    check.see(.twice)
    check.violated(
      .twice,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(
        expected: "answered once",
        actual: "answered again after \(now - (request.firstAnswer ?? now))"
      ),
      "the request was answered again \(now - (request.firstAnswer ?? now)) after the first answer"
    )
  }

  private mutating func forget(_ widget: WidgetID?, _ check: ClauseCheck<Self>) {
    unanswered.removeAll { call in
      guard widget.map({ $0 == call.widget }) ?? true else { return false }
      check.see(.processEnded)
      return true
    }
  }
}
