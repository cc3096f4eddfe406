import WidgetModel

/// A timeline is not over when it is delivered.
struct TimelineNotStale: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atOrAfter = "dated at the request or after it"
    case withinTolerance = "dated earlier, within the tolerance"
    case byExactlyTheTolerance = "dated earlier by exactly the tolerance"
    case earlier = "dated earlier than the tolerance allows"
    case onlyEntryStays = "the only entry is dated earlier, and stays in force"
  }

  static let optional: [Situation] = [.byExactlyTheTolerance, .earlier, .onlyEntryStays]

  enum Violation: String, ClauseWord {
    case stale
  }

  static let clause = Clause(
    Self.self,
    id: "TL-32.provider",
    title: "the last entry is not in the past",
    statement: """
      A timeline's latest entry is dated no earlier than the request, within the profile's \
      tolerance. A single entry may be older, unless its policy is `atEnd`, because it stays in \
      force.
      """,
    party: .provider,
    facts: [.tl32],
    assumptions: [.as03],
    observes: EventKinds(.answered),
    needs: .timelines,
    secondLook: .dates(.latest, always: false),
    advice: """
      Date at least the last entry now or later. Drop dates that have passed before you create \
      entries from them, and compute the rest from the request's time, not from that of stored \
      data.
      """
  )

  static let seededFaults = [
    SeededFault(
      .staleEntries,
      "The later of two entries is dated one tick earlier than counts as now.",
      faulty: { .answering(stale($0) - .hours(1), stale($0)) },
      // A single past entry stays in force.
      nearMiss: { .answering(stale($0)) }
    )
  ]

  /// The latest date that no longer counts as now.
  private static func stale(_ profile: Profile) -> Interval {
    .zero - profile.interval(.firstEntryTolerance) - .tick
  }

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard let last = reply.shape.latest else { return }
    let tolerance = check.profile.interval(.firstEntryTolerance)
    let age = reply.request.wall - last
    if age <= .zero { return check.see(.atOrAfter) }
    if age < tolerance { return check.see(.withinTolerance) }
    if age == tolerance { return check.see(.byExactlyTheTolerance) }
    // A single entry is not a schedule that is over: it is in force now, such as today's.
    let isSingle = reply.timeline.entries.count == 1
    if isSingle, reply.timeline.policy != .atEnd { return check.see(.onlyEntryStays) }
    check.see(.earlier)
    check.violated(
      .stale,
      by: reply,
      comparing: Comparison(
        expected: "last entry dated within \(tolerance) of the request",
        actual: "last entry dated \(age) before it",
        limit: check.state.limit(.firstEntryTolerance)
      ),
      "the latest entry is dated \(age) before the request"
    )
  }
}
