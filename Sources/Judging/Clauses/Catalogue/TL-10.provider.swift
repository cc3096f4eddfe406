import WidgetModel

extension Clause {
  /// A timeline has entries.
  static let timelineHasEntries = Clause(
    id: "TL-10.provider",
    title: "a timeline has an entry",
    statement: "A provider's timeline consists of at least one entry.",
    level: .required,
    party: .provider,
    facts: [.tl10, .tl29],
    situations: [
      ClauseSituation("exactly one entry"),
      ClauseSituation("several entries"),
      ClauseSituation("no entry", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, _, tally in
        let count = reply.timeline.entries.count
        tally.see(count == 0 ? 2 : count == 1 ? 0 : 1)
        if count == 0 {
          tally.violated(
            "no entries",
            by: reply,
            comparing: Comparison(expected: "1 entry or more", actual: "0 entries"),
            "the timeline has no entries"
          )
        }
      }
    }
  )
}
