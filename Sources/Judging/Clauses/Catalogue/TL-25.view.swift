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
    facts: [.tl25],
    situations: [
      Situation("every entry made the same tree twice"),
      Situation("an entry made two different trees", isRequired: false),
    ] + Situation.of(.ofWidgets(from: 2)),
    observes: EventKinds(.answered, .did),
    needs: .timelines,
    checker: { PurityChecker() }
  )
}

private struct PurityChecker: Checker {
  private static let drawings = Drawings.ofWidgets(from: 2)

  private static let comparison = Comparison(
    expected: "the same tree each time",
    actual: "another tree the second time"
  )

  /// Judges timelines, whose entries carry both trees.
  private var timelines = FirstTimelineChecker { reply, ledger, tally in
    guard !reply.timeline.entries.isEmpty else { return }
    let place = reply.timeline.entries.firstIndex { PurityChecker.isImpure($0, ledger) }
    tally.see(place == nil ? 0 : 1)
    guard let place else { return }
    tally.violated(
      "impure",
      by: reply,
      place: PurityChecker.origin(of: reply.timeline.entries[place], ledger),
      comparing: PurityChecker.comparison,
      "the content closure made another tree of entry \(place) the second time"
    )
  }

  /// The request besides those for timelines that was the last to break the clause.
  private var lastBroken: RequestID?

  mutating func begin(_ ledger: Ledger) { lastBroken = nil }

  mutating func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally)
  {
    switch event.body {
    case .input(.answered(let id, .entry, _)):
      guard ledger.isRealCode, let request = ledger.requests[id],
        let situation = Self.drawings.situation(of: request)
      else { return }
      tally.see(situation)
      if lastBroken != id { tally.see(0) }
    case .input(.did(let id, let number)):
      guard let sideEffect = ledger.sideEffect(number), sideEffect.kind == .viewReadClock,
        let request = ledger.requests[id], Self.drawings.kinds.contains(request.kind),
        lastBroken != id
      else { return }
      lastBroken = id
      tally.see(1)
      tally.violated(
        "impure",
        at: index,
        placement: request.subject.placement,
        request: id,
        place: sideEffect.place,
        comparing: PurityChecker.comparison,
        "the code drew \(sideEffect.text) in another way the second time"
      )
    default: timelines.observe(event, at: index, ledger, &tally)
    }
  }

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
