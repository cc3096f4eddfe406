import WidgetModel

/// A timeline has an entry for now.
struct TimelineBeginsNow: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atOrBefore = "dated at the request or before it"
    case withinTolerance = "dated later, within the tolerance"
    case byExactlyTheTolerance = "dated later by exactly the tolerance"
    case later = "dated later than the tolerance allows"
  }

  static let optional: [Situation] = [.byExactlyTheTolerance, .later]

  enum Violation: String, ClauseWord {
    case notNow = "not now"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-10.provider.now",
    title: "the first entry is dated now",
    statement: """
      A timeline's earliest entry is dated no later than the request, within the profile's \
      tolerance; a past entry that is in force counts as now.
      """,
    level: .exception(
      .recommended,
      because: "the tolerance that makes a date \"now\" is assumed (AS-03)"
    ),
    party: .provider,
    facts: [.tl10, .tl34],
    assumptions: [.as03],
    observes: EventKinds(.answered),
    needs: .timelines,
    secondLook: .dates(.earliestOfGiven, always: false),
    advice: """
      Date the first entry `.now`, or at the start of the period that contains the request, so \
      that the widget has something to show until the next date.
      """
  )

  static let seededFaults = [
    SeededFault(
      .notNow,
      "The only entry is dated one tick later than counts as now.",
      faulty: { .answering($0.interval(.firstEntryTolerance) + .tick) },
      nearMiss: { .answering($0.interval(.firstEntryTolerance)) }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard let first = reply.shape.earliest else { return }
    let tolerance = check.profile.interval(.firstEntryTolerance)
    let lead = first - reply.arrival
    if lead <= .zero { return check.see(.atOrBefore) }
    if lead < tolerance { return check.see(.withinTolerance) }
    if lead == tolerance { return check.see(.byExactlyTheTolerance) }
    check.see(.later)
    check.violated(
      .notNow,
      by: reply,
      comparing: Comparison(
        expected: "first entry dated within \(tolerance) of the request",
        actual: "first entry dated \(first - reply.request.wall) after the request",
        limit: check.state.limit(.firstEntryTolerance, since: reply.request.instant)
      ),
      "the earliest entry is dated \(first - reply.request.wall) after the request"
    )
  }
}
