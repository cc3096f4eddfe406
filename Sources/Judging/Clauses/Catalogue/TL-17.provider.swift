import WidgetModel

extension Clause {
  /// A timeline has no more entries than is advised.
  static let entriesFew = Clause(
    id: "TL-17.provider",
    title: "a timeline has few entries",
    statement: "A timeline has no more entries than the profile advises.",
    level: .recommended,
    party: .provider,
    facts: [.tl17],
    situations: [
      ClauseSituation("fewer entries than advised"),
      ClauseSituation("exactly as many as advised", isRequired: false),
      ClauseSituation("more than advised", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, state, tally in
        let count = Int64(reply.timeline.entries.count)
        let most = state.profile[.advisedEntries]
        tally.see(count < most ? 0 : count == most ? 1 : 2)
        guard count > most else { return }
        tally.violated(
          "too many",
          by: reply,
          comparing: Comparison(
            expected: "at most \(amount(most, "entry", "entries"))",
            actual: "\(amount(count, "entry", "entries"))",
            limit: state.limit(.advisedEntries)
          ),
          "the timeline has \(amount(count, "entry", "entries")), advised are \(most)"
        )
      }
    }
  )
}
