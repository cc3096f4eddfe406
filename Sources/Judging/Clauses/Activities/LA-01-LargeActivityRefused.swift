import WidgetModel

/// An activity's content has a limited size.
struct LargeActivityRefused: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheLimit = "requested with as many bytes as allowed"
    case aboveTheLimit = "requested with more bytes than allowed"
    case updatedAbove = "updated with more bytes than allowed"
    case pushed = "a push to start an activity with more bytes than allowed"
  }

  enum Violation: String, ClauseWord {
    case started
    case shown
    case refused
  }

  static let clause = Clause(
    Self.self,
    id: "LA-01.runtime",
    title: "an activity with too many bytes is refused",
    statement: """
      An activity with more bytes than allowed is refused as attributesTooLarge, and no push \
      starts one; an activity with as many bytes as allowed is not refused for its size. An update \
      with more bytes than allowed is not shown.
      """,
    party: .runtime,
    facts: [.la01, .la33],
    assumptions: [.as15],
    observes: EventKinds(
      .activityStarted,
      .activityPushed,
      .activityUpdated,
      .activityRefused,
      .activityChanged,
      .activityShown
    ),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let limit = check.profile[.activityByteLimit]
    switch event.body {
    case .input(.activities(.started(let id, let content, _))):
      guard check.state.activity(id) == nil else { return }
      if content.bytes == limit { check.see(.atTheLimit) }
      if content.bytes > limit { check.see(.aboveTheLimit) }
    case .input(.activities(.updated(let id, let content, _))):
      if content.bytes > limit, check.state.activity(id)?.isRunning == true {
        check.see(.updatedAbove)
      }
    case .input(.activities(.pushed(let push))):
      guard case .start(let content) = push.event, content.bytes > limit,
        check.state.activity(push.activity) == nil
      else { return }
      check.see(.pushed)
    case .effect(.activities(.refused(let id, .attributesTooLarge))):
      guard let call = check.state.activities.askedCall(id), call.content.bytes <= limit else {
        return
      }
      violated(
        .refused,
        call.content.bytes,
        "an activity of \(call.content.bytes) bytes was refused as too large",
        check
      )
    case .effect(.activities(.changed(let id, let phase))) where phase.isFirst:
      guard let call = check.state.activities.start(of: id), call.content.bytes > limit else {
        return
      }
      violated(
        .started,
        call.content.bytes,
        "an activity of \(call.content.bytes) bytes was started",
        check
      )
    case .effect(.activities(.shown(let id, let number))):
      guard number > 0, let call = check.state.activity(id)?.newest(as: number),
        call.content.bytes > limit
      else { return }
      violated(
        .shown,
        call.content.bytes,
        "an update of \(call.content.bytes) bytes was shown",
        check
      )
    default: break
    }
  }

  private func violated(
    _ violation: Violation,
    _ bytes: Int32,
    _ message: @autoclosure () -> String,
    _ check: ClauseCheck<Self>
  ) {
    check.violated(
      violation,
      comparing: Comparison(
        expected: violation == .refused ? "accepted" : "refused",
        actual: "\(bytes) bytes \(violation.rawValue)",
        limit: check.state.limit(.activityByteLimit)
      ),
      message()
    )
  }
}
