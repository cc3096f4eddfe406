import WidgetModel

extension Clause {
  /// A timeline is made in a few seconds.
  static let timelineSoon = Clause(
    id: "DL-02.provider",
    title: "a timeline is answered within the soft deadline",
    statement: """
      The first answer to a timeline request comes within the profile's soft deadline, inclusively; \
      time that a slow or silent network takes is not counted against code.
      """,
    level: .recommended,
    party: .provider,
    facts: [.dl02],
    assumptions: [.as08],
    situations: [
      ClauseSituation("within the deadline"),
      ClauseSituation("at exactly the deadline", isRequired: false),
      ClauseSituation("after the deadline", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    checker: {
      OwnTimeChecker(of: .timeline) { reply, state, tally in
        let limit = state.profile.interval(.timelineSoftDeadline)
        tally.see(reply.delay < limit ? 0 : reply.delay == limit ? 1 : 2)
        guard reply.delay > limit else { return }
        tally.violated(
          "slow",
          by: reply,
          comparing: Comparison(
            expected: "answered within \(limit)",
            actual: "answered after \(reply.delay)",
            limit: state.limit(.timelineSoftDeadline, since: reply.request.instant)
          ),
          "the answer came after \(reply.delay), later than \(limit)"
        )
      }
    }
  )
}
