import WidgetModel

/// A timeline is made before the runtime gives up.
struct TimelineInTime: OwnTimeClause {
  enum Situation: String, ClauseWord {
    case within = "within the deadline"
    case atTheDeadline = "at exactly the deadline"
    case after = "after the deadline"
  }

  static let optional: [Situation] = [.atTheDeadline, .after]

  enum Violation: String, ClauseWord {
    case late
  }

  static let clause = Clause(
    Self.self,
    id: "DL-03.provider",
    title: "a timeline is answered within the hard deadline",
    statement: """
      The first answer to a timeline request comes within the profile's hard deadline or exactly \
      at it. Code that waits for a slow or silent network is not judged, unless it waits in a \
      silent one for a timeout that it has set itself.
      """,
    party: .provider,
    facts: [.dl03],
    assumptions: [.as08],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    advice: """
      Give each network request a timeout well below the limit, and answer from stored data when \
      it expires. An answer after the limit is thrown away.
      """
  )

  static let seededFaults = [
    SeededFault(
      .lateAnswer,
      "The answer comes one tick after the hard deadline.",
      faulty: { profile in
        .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) + .tick }
      },
      nearMiss: { profile in
        .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) }
      }
    )
  ]

  static let requests = RequestKind.timeline
  static let countsOwnTimeouts = true

  var waiting = NetworkWaits()

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>) {
    let limit = check.profile.interval(.timelineHardDeadline)
    check.see(reply.delay < limit ? .within : reply.delay == limit ? .atTheDeadline : .after)
    guard reply.delay > limit else { return }
    check.violated(
      .late,
      by: reply,
      comparing: Comparison(
        expected: "answered within \(limit)",
        actual: "answered after \(reply.delay)",
        limit: check.state.limit(.timelineHardDeadline, since: reply.request.instant)
      ),
      "the answer took \(reply.delay), more than \(limit)" + check.state.circumstances
    )
  }
}
