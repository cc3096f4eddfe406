import WidgetModel

/// A failed load is retried.
struct FailedLoadRetried: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case asksAgain = "a load failed, and the policy asks again"
    case never = "a load failed, and the policy never asks again"
  }

  static let optional: [Situation] = [.never]

  enum Violation: String, ClauseWord {
    case givesUp = "gives up"
  }

  enum Guard: String, ClauseWord, TimelineReplyGuard {
    case unknownRequest = "a timeline for an unknown request"
    case isLater = "a timeline that is not the first answer to its request"
    case isBetweenClocks = "a timeline that code made while the phone's clock was moved"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-18",
    title: "a failed load is retried",
    statement: """
      A widget that requests another timeline after a successful load also requests one after a \
      failed network load.
      """,
    party: .provider,
    rule: .cr18,
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines, .network],
    secondLook: .served,
    advice: """
      Give a timeline without data a policy such as `.after` 15 minutes. With `.never`, one lost \
      response leaves the widget without data until something else reloads it. See \
      https://github.com/daneden/Solstice/pull/109.
      """
  )

  /// The latest few requests under way that asked the network.
  private var asking = MarkedRequests()

  mutating func begin(_ state: ObservedState) { asking.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard check.state.sideEffect(number)?.kind == .networkRequested else { return }
      asking.mark(id, isBroken: false)
    case .input(.answered(let id, _, _)):
      judge(event, check)
      _ = asking.remove(id)
    default: break
    }
  }

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard asking.contains(reply.request.id) else { return }
    switch check.state.setup.device.surroundings.network {
    // With these networks the load succeeded.
    case .fixtures, .slow: return
    case .offline, .silent, .serverError, .notFound, .malformed: break
    }
    let isNever = reply.timeline.policy == .never
    check.see(isNever ? .never : .asksAgain)
    guard isNever else { return }
    check.violated(
      .givesUp,
      by: reply,
      """
      a network load failed, and the policy is never, which it is not when the load \
      succeeds\(check.state.circumstances)
      """
    )
  }
}
