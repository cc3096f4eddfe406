import WidgetModel

extension Clause {
  /// Entries lie a few minutes apart.
  static let entriesApart = Clause(
    id: "TL-14.provider",
    title: "entries lie apart",
    statement: """
      Any two entries of a timeline that are neighbours by date are dated at least the profile's \
      least spacing apart.
      """,
    level: .recommended,
    party: .provider,
    facts: [.tl14],
    situations: [
      ClauseSituation("at exactly the least spacing"),
      ClauseSituation("farther apart"),
      ClauseSituation("closer together", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    checker: {
      FirstTimelineChecker { reply, state, tally in
        guard let spacing = reply.shape.leastSpacing else { return }
        let least = state.profile.interval(.minEntrySpacing)
        tally.see(spacing == least ? 0 : spacing > least ? 1 : 2)
        guard spacing < least else { return }
        tally.violated(
          "too close",
          by: reply,
          comparing: Comparison(
            expected: "entries \(least) apart or more",
            actual: "two entries \(spacing) apart",
            limit: state.limit(.minEntrySpacing)
          ),
          "two entries are dated \(spacing) apart, less than \(least)"
        )
      }
    }
  )
}
