import WidgetModel

/// A timeline has entries.
struct TimelineHasEntries: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case one = "exactly one entry"
    case several = "several entries"
    case none = "no entry"
  }

  static let optional: [Situation] = [.none]

  enum Violation: String, ClauseWord {
    case noEntries = "no entries"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-10.provider",
    title: "a timeline has an entry",
    statement: "A timeline has at least one entry.",
    party: .provider,
    facts: [.tl10, .tl29, .sd16],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Return at least one entry on every path. If there is nothing to show, return an entry that \
      says so, with the policy `.after` for the next attempt.
      """
  )

  static let seededFaults = [
    SeededFault(
      .noEntries,
      "The timeline is empty.",
      faulty: { _ in .answering() },
      nearMiss: { _ in .answering(.zero) }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    let count = reply.timeline.entries.count
    check.see(count == 0 ? .none : count == 1 ? .one : .several)
    if count == 0 {
      check.violated(
        .noEntries,
        by: reply,
        comparing: Comparison(expected: "1 entry or more", actual: "0 entries"),
        "the timeline has no entries"
      )
    }
  }
}
