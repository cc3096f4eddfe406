import WidgetModel

/// An activity goes through its phases in their order.
struct PhasesInOrder: ClauseChecker {
  enum Situation: String, ClauseWord {
    case waited = "active after it was pending"
    case renewed = "active again after it was stale"
    case ended = "ended after it was active or stale"
    case dismissed = "dismissed after it had ended"
  }

  enum Violation: String, ClauseWord {
    case outOfOrder = "out of order"
    case unasked = "not requested"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-06.runtime",
    title: "an activity goes through its phases in order",
    statement: """
      An activity begins only if its app or a push requested it, pending if the request has a date \
      and active otherwise. It goes from pending to active, alternates between active and stale, \
      then ends, then is dismissed; it may also be dismissed directly from pending, active or stale \
      (LA-08, LA-32). No phase is reported twice in a row.
      """,
    party: .runtime,
    facts: [.la06, .la08, .la32],
    observes: EventKinds(.activityChanged),
    inapplicable: withoutActivities
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.activities(.changed(let id, let phase))) = event.body else { return }
    let before = check.state.activity(id)?.phase
    switch (before, phase) {
    case (nil, .pending) where isUndated(id, check.state):
      check.violated(
        .outOfOrder,
        comparing: Comparison(expected: "active first", actual: phase.rawValue),
        "activity \(id.number) is pending although its request has no date"
      )
    case (nil, .active), (nil, .pending):
      if check.state.activities.start(of: id) != nil { return }
      check.violated(
        .unasked,
        comparing: Comparison(expected: "nothing", actual: "started"),
        "activity \(id.number) was started although neither the app nor a push had requested it"
      )
    case (.stale, .active): check.see(.renewed)
    case (.pending, .active): check.see(.waited)
    case (.active, .stale), (.pending, .dismissed): break
    case (.active, .ended), (.stale, .ended): check.see(.ended)
    case (.ended, .dismissed): check.see(.dismissed)
    case (.active, .dismissed), (.stale, .dismissed): break
    default:
      check.violated(
        .outOfOrder,
        comparing: Comparison(
          expected: before.map { "something that follows \($0.rawValue)" } ?? "active first",
          actual: phase.rawValue
        ),
        "activity \(id.number) became \(phase.rawValue) after it was \(before?.rawValue ?? "not there")"
      )
    }
  }

  /// Returns true if the app or a push requested an activity without a date (LA-32).
  private func isUndated(_ id: ActivityID, _ state: ObservedState) -> Bool {
    let delay = state.activities.askedRequest(id)?.startsAfter ?? .zero
    return state.activities.start(of: id) != nil && delay <= .zero
  }
}
