import WidgetModel

extension Clause {
  /// Entries stand in chronological order.
  static let entriesInOrder = Clause(
    id: "TL-18.provider",
    title: "entries are in chronological order",
    statement: "No entry of a timeline is dated before the entry that precedes it in the list.",
    level: .required,
    party: .provider,
    facts: [.tl18],
    situations: [
      ClauseSituation("each date later than the one before"),
      ClauseSituation("a date equal to the one before"),
      ClauseSituation("a date earlier than the one before", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    checker: {
      FirstTimelineChecker { reply, _, tally in
        guard reply.timeline.entries.count > 1 else { return }
        guard let fall = reply.shape.firstFall else {
          return tally.see(reply.shape.hasEqualDates ? 1 : 0)
        }
        tally.see(2)
        let entries = reply.timeline.entries
        tally.violated(
          "out of order",
          by: reply,
          comparing: Comparison(
            expected: "entry \(fall) dated \(entries[fall - 1].date) or later",
            actual: "entry \(fall) dated \(entries[fall].date)"
          ),
          "entry \(fall) is dated \(entries[fall - 1].date - entries[fall].date) before entry \(fall - 1)"
        )
      }
    }
  )
}
