import WidgetModel

/// An app has a limited number of activities at once.
struct ActivitiesCounted: ClauseChecker {
  enum Situation: String, ClauseWord {
    case last = "requested as the last one allowed"
    case tooMany = "requested when the app had as many as allowed"
    case pushed = "a push to start one when the app had as many as allowed"
  }

  enum Violation: String, ClauseWord {
    case started
    case refused
  }

  static let clause = Clause(
    Self.self,
    id: "LA-05.runtime",
    title: "an app has a limited number of activities",
    statement: """
      While an app has as many activities as it may have, another one is refused and no push \
      starts one; while it has fewer, none is refused as targetMaximumExceeded. An activity that \
      waits for its date counts; one that has ended does not.
      """,
    party: .runtime,
    facts: [.la05, .la33],
    assumptions: [.as15],
    observes: EventKinds(.activityStarted, .activityPushed, .activityRefused, .activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let limit = check.profile[.activitiesPerApp]
    switch event.body {
    case .input(.activities(.started(let id, _, _))):
      guard check.state.activity(id) == nil else { return }
      let running = Int64(check.state.activities.counted)
      if running == limit - 1 { check.see(.last) }
      if running >= limit { check.see(.tooMany) }
    case .input(.activities(.pushed(let push))):
      guard push.isStart, check.state.activity(push.activity) == nil,
        Int64(check.state.activities.counted) >= limit
      else { return }
      check.see(.pushed)
    case .effect(.activities(.changed(let id, let phase))) where phase.isFirst:
      let running = Int64(check.state.activities.counted)
      guard check.state.activities.start(of: id) != nil, running >= limit else { return }
      violated(
        .started,
        "activity \(id.number) was started although the app had \(running)",
        running,
        check
      )
    case .effect(.activities(.refused(let id, .targetMaximumExceeded))):
      let running = Int64(check.state.activities.counted)
      guard running < limit else { return }
      violated(
        .refused,
        "activity \(id.number) was refused although the app had only \(running)",
        running,
        check
      )
    default: break
    }
  }

  private func violated(
    _ violation: Violation,
    _ message: @autoclosure () -> String,
    _ running: Int64,
    _ check: ClauseCheck<Self>
  ) {
    check.violated(
      violation,
      comparing: Comparison(
        expected: violation == .started ? "refused" : "accepted",
        actual: "\(violation.rawValue) with \(running) there",
        limit: check.state.limit(.activitiesPerApp)
      ),
      message()
    )
  }
}
