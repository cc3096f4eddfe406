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
      ClauseSituation("every entry made the same tree twice"),
      ClauseSituation("an entry made two different trees", isRequired: false),
    ] + ClauseSituation.of(.ofWidgets(from: 2)),
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
  private var timelines = FirstTimelineChecker { reply, state, tally in
    guard !reply.timeline.entries.isEmpty else { return }
    let place = reply.timeline.entries.firstIndex { PurityChecker.isImpure($0, state) }
    tally.see(place == nil ? 0 : 1)
    guard let place else { return }
    tally.violated(
      "impure",
      by: reply,
      place: PurityChecker.origin(of: reply.timeline.entries[place], state),
      comparing: PurityChecker.comparison,
      "the content closure made another tree of entry \(place) the second time"
    )
  }

  /// The request besides those for timelines that was the last to break the clause.
  private var lastBroken: RequestID?

  mutating func begin(_ state: ObservedState) { lastBroken = nil }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.answered(let id, .entry, _)):
      guard state.isRealCode, let request = state.requests[id],
        let situation = Self.drawings.situation(of: request)
      else { return }
      tally.see(situation)
      if lastBroken != id { tally.see(0) }
    case .input(.did(let id, let number)):
      guard let sideEffect = state.sideEffect(number), sideEffect.kind == .viewReadClock,
        let request = state.requests[id], Self.drawings.kinds.contains(request.kind),
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
    default: timelines.observe(event, at: index, state, &tally)
    }
  }

  /// Where the view read what differs; where it did not, the view that differs.
  ///
  /// Without either it is for whoever runs the code to say which function draws the entry.
  private static func origin(of entry: TimelineEntry, _ state: ObservedState) -> SourcePlace {
    guard !entry.place.isKnown, let first = state.view(entry.view),
      let second = state.view(entry.viewAgain)
    else { return entry.place }
    return zip(first.nodes, second.nodes).first { $0 != $1 }?.0.place ?? .unknown
  }

  private static func isImpure(_ entry: TimelineEntry, _ state: ObservedState) -> Bool {
    // Trees that nobody made known are told apart by their numbers alone.
    entry.view != entry.viewAgain
      && (state.view(entry.view) != state.view(entry.viewAgain)
        || state.view(entry.view) == nil)
  }
}
