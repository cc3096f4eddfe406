import WidgetModel

extension Clause {
  /// A timeline does not end where it begins.
  static let atEndNotAtOnce = Clause(
    id: "CR-01",
    title: "atEnd follows an entry of the future",
    statement: """
      A timeline with the policy `atEnd` has an entry that is dated after its request; otherwise it \
      asks for its successor as soon as it is delivered, and the budget alone slows it down.
      """,
    level: .recommended,
    party: .provider,
    rule: .cr01,
    facts: [.tl20],
    situations: [
      ClauseSituation("the last entry lies ahead"),
      ClauseSituation("the last entry is dated now or before", isRequired: false),
    ],
    observes: ReloadStormChecker.observes,
    needs: [.realCode, .timelines],
    checker: {
      ReloadStormChecker { timeline, shape, request, _, state in
        guard timeline.policy == .atEnd, let last = shape.latest else { return .silent }
        let lead = last - request.wall
        if lead > state.profile.interval(.firstEntryTolerance) { return .kept(situation: 0) }
        let count = timeline.entries.count
        let which = count == 1 ? "its one entry" : "the last of its \(count) entries"
        let date = lead > .zero ? "only \(lead) ahead" : "now or before"
        return .broken(
          situation: 1,
          kind: "at once",
          comparing: Comparison(
            expected:
              "last entry dated more than \(state.profile.interval(.firstEntryTolerance)) ahead",
            actual: "last entry dated \(date)",
            limit: state.limit(.firstEntryTolerance, since: request.instant)
          ),
          message: """
            the timeline asks for a reload at once: \(which) is dated \(date), \
            and its policy is atEnd
            """
        )
      }
    }
  )
}
