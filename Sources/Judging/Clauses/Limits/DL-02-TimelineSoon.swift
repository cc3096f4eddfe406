import WidgetModel

/// A timeline is made in a few seconds.
struct TimelineSoon: OwnTimeClause {
  enum Situation: String, ClauseWord {
    case within = "within the deadline"
    case atTheDeadline = "at exactly the deadline"
    case after = "after the deadline"
  }

  static let optional: [Situation] = [.atTheDeadline, .after]

  enum Violation: String, ClauseWord {
    case slow
  }

  static let clause = Clause(
    Self.self,
    id: "DL-02.provider",
    title: "a timeline is answered within the soft deadline",
    statement: """
      The first answer to a timeline request comes within the profile's soft deadline or exactly \
      at it. Code that waits for a slow or silent network is not judged.
      """,
    party: .provider,
    facts: [.dl02],
    assumptions: [.as08],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    advice: """
      Show what you have, stored data if need be, and fetch with a timeout of a few seconds. Let a \
      slow source fill the store for the next timeline.
      """
  )

  static let seededFaults = [
    SeededFault(
      .slowAnswer,
      "The answer comes one tick after the soft deadline.",
      faulty: { profile in
        .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) + .tick }
      },
      nearMiss: { profile in
        .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) }
      }
    )
  ]

  static let requests = RequestKind.timeline

  var waiting = NetworkWaits()

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>) {
    let limit = check.profile.interval(.timelineSoftDeadline)
    check.see(reply.delay < limit ? .within : reply.delay == limit ? .atTheDeadline : .after)
    guard reply.delay > limit else { return }
    check.violated(
      .slow,
      by: reply,
      comparing: Comparison(
        expected: "answered within \(limit)",
        actual: "answered after \(reply.delay)",
        limit: check.state.limit(.timelineSoftDeadline, since: reply.request.instant)
      ),
      "the answer took \(reply.delay), more than \(limit)"
    )
  }
}
