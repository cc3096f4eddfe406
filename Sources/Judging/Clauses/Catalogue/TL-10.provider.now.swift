import WidgetModel

extension Clause {
  /// A timeline has an entry for now.
  static let timelineBeginsNow = Clause(
    id: "TL-10.provider.now",
    title: "the first entry is dated now",
    statement: """
      The earliest entry of a timeline is dated no later than the request, give or take the \
      profile's tolerance; an entry of the past that is in force counts as now.
      """,
    level: .recommended,
    party: .provider,
    facts: [.tl10, .tl34],
    assumptions: [.as03],
    situations: [
      ClauseSituation("dated at the request or before it"),
      ClauseSituation("dated later, within the tolerance"),
      ClauseSituation("dated later by exactly the tolerance", isRequired: false),
      ClauseSituation("dated later than the tolerance allows", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, state, tally in
        guard let first = reply.shape.earliest else { return }
        let tolerance = state.profile.interval(.firstEntryTolerance)
        let lead = first - reply.arrival
        if lead <= .zero { return tally.see(0) }
        if lead < tolerance { return tally.see(1) }
        if lead == tolerance { return tally.see(2) }
        tally.see(3)
        tally.violated(
          "not now",
          by: reply,
          comparing: Comparison(
            expected: "first entry dated within \(tolerance) of the request",
            actual: "first entry dated \(first - reply.request.wall) after the request",
            limit: state.limit(.firstEntryTolerance, since: reply.request.instant)
          ),
          "the earliest entry is dated \(first - reply.request.wall) after the request"
        )
      }
    }
  )
}
