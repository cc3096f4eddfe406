import WidgetModel

extension Clause {
  /// A timeline is made before the runtime gives up.
  static let timelineInTime = Clause(
    id: "DL-03.provider",
    title: "a timeline is answered within the hard deadline",
    statement: """
      The first answer to a timeline request comes within the profile's hard deadline, inclusively; \
      how long a slow or silent network takes is not counted against code that asks it, a time-out that \
      the code has set itself is.
      """,
    level: .recommended,
    party: .provider,
    facts: [.dl03],
    assumptions: [.as08],
    situations: [
      ClauseSituation("within the deadline"),
      ClauseSituation("at exactly the deadline", isRequired: false),
      ClauseSituation("after the deadline", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    checker: {
      OwnTimeChecker(of: .timeline, countingOwnTimeouts: true) { reply, state, tally in
        let limit = state.profile.interval(.timelineHardDeadline)
        tally.see(reply.delay < limit ? 0 : reply.delay == limit ? 1 : 2)
        guard reply.delay > limit else { return }
        tally.violated(
          "late",
          by: reply,
          comparing: Comparison(
            expected: "answered within \(limit)",
            actual: "answered after \(reply.delay)",
            limit: state.limit(.timelineHardDeadline, since: reply.request.instant)
          ),
          "the answer came after \(reply.delay), later than \(limit)" + state.circumstances
        )
      }
    }
  )
}
