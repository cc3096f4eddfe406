import WidgetModel

extension Clause {
  /// A view is a function of its entry.
  static let viewIsPure = Clause(
    id: "TL-25.view",
    title: "a view depends on its entry alone",
    statement: """
      The content closure makes the same view tree of an entry and its environment whenever it runs.
      """,
    level: .required,
    party: .view,
    sources: ["TL-25"],
    situations: [
      Situation("every entry made the same tree twice"),
      Situation("an entry made two different trees", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, ledger, tally in
        guard !reply.timeline.entries.isEmpty else { return }
        let place = reply.timeline.entries.firstIndex { isImpure($0, ledger) }
        tally.see(place == nil ? 0 : 1)
        guard let place else { return }
        tally.breach(
          "impure",
          by: reply,
          place: origin(of: reply.timeline.entries[place], ledger),
          comparing: Comparison(
            expected: "the same tree each time",
            actual: "another tree the second time"
          ),
          "the content closure made another tree of entry \(place) the second time"
        )
      }
    }
  )

  /// Where the view read what differs; where it did not, the view that differs.
  ///
  /// Without either it is for whoever runs the code to say which function draws the entry.
  private static func origin(of entry: TimelineEntry, _ ledger: Ledger) -> SourcePlace {
    guard !entry.place.isKnown, let first = ledger.view(entry.view),
      let second = ledger.view(entry.viewAgain)
    else { return entry.place }
    return zip(first.nodes, second.nodes).first { $0 != $1 }?.0.place ?? .unknown
  }

  private static func isImpure(_ entry: TimelineEntry, _ ledger: Ledger) -> Bool {
    // Trees that nobody made known are told apart by their numbers alone.
    entry.view != entry.viewAgain
      && (ledger.view(entry.view) != ledger.view(entry.viewAgain)
        || ledger.view(entry.view) == nil)
  }
}
