import WidgetModel

extension Clause {
  /// A timeline is not over when it is delivered.
  static let timelineNotStale = Clause(
    id: "TL-32.provider",
    title: "the last entry is not past",
    statement: """
      The latest entry of a timeline is dated no earlier than the request, give or take the \
      profile's tolerance; a single entry may be, unless its policy is `atEnd`: it stays in force.
      """,
    level: .provisional,
    party: .provider,
    facts: [.tl32],
    assumptions: [.as03],
    situations: [
      ClauseSituation("dated at the request or after it"),
      ClauseSituation("dated earlier, within the tolerance"),
      ClauseSituation("dated earlier by exactly the tolerance", isRequired: false),
      ClauseSituation("dated earlier than the tolerance allows", isRequired: false),
      ClauseSituation("the only entry is dated earlier, and stays in force", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, state, tally in
        guard let last = reply.shape.latest else { return }
        let tolerance = state.profile.interval(.firstEntryTolerance)
        let age = reply.request.wall - last
        if age <= .zero { return tally.see(0) }
        if age < tolerance { return tally.see(1) }
        if age == tolerance { return tally.see(2) }
        // One entry is no schedule that is over: it is what is in force, such as today's.
        let isSingle = reply.timeline.entries.count == 1
        if isSingle, reply.timeline.policy != .atEnd { return tally.see(4) }
        tally.see(3)
        tally.violated(
          "stale",
          by: reply,
          comparing: Comparison(
            expected: "last entry dated within \(tolerance) of the request",
            actual: "last entry dated \(age) before it",
            limit: state.limit(.firstEntryTolerance)
          ),
          "the latest entry is dated \(age) before the request"
        )
      }
    }
  )
}
