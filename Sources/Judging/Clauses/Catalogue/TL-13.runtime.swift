import WidgetModel

extension Clause {
  /// A new timeline takes effect whole, and nothing else changes what is in force.
  static let timelineReplacedWhole = Clause(
    id: "TL-13.runtime",
    title: "a timeline is replaced as a whole",
    statement: """
      The last timeline stays in force until the answer to a request that has not failed is \
      committed, and only entries of the timeline in force are displayed.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl13],
    situations: [
      ClauseSituation("a commit replaces a timeline"),
      ClauseSituation("an entry of the timeline in force is displayed"),
      ClauseSituation("a request fails while a timeline is in force"),
    ],
    observes: EventKinds(.committed, .displayed, .failed),
    checker: { TimelineReplacedWholeChecker() }
  )
}

private struct TimelineReplacedWholeChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.committed(let id, let request, let timeline)):
      if state.placement(id)?.committed != nil { tally.see(0) }
      guard let reason = fault(in: request, timeline, for: id, state) else { return }
      tally.violated("commit", at: index, placement: id, reason)
    case .effect(.failed(let id, _)):
      guard let request = state.requests[id], request.kind == .timeline,
        state.placement(request.subject.placement)?.committed != nil
      else { return }
      tally.see(2)
    case .effect(.displayed(let id, let display)):
      guard let record = state.placement(id), record.isPresent else { return }
      observe(display, of: id, record, event.wall, at: index, state, &tally)
    default: break
    }
  }

  private mutating func observe(
    _ display: Display,
    of id: PlacementID,
    _ record: PlacementRecord,
    _ wall: WallDate,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch display {
    case .placeholder:
      guard case .entry = record.display, !state.phone.isLocked else { return }
      tally.violated(
        "taken away",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "an entry of the timeline in force",
          actual: "the placeholder"
        ),
        "the placeholder was displayed although a timeline is in force"
      )
    case .entry(let timeline, let number):
      if let entries = state.timeline(timeline)?.entries,
        entries.indices.contains(Int(number)), isInForce(timeline, for: id, record, wall, state)
      {
        return tally.see(1)
      }
      tally.violated(
        "not in force",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "an entry of the timeline in force",
          actual: "entry \(number) of timeline \(timeline.number)"
        ),
        "entry \(number) of timeline \(timeline.number) was displayed, which is not in force"
      )
    }
  }

  /// What is wrong with a commit, `nil` when nothing is.
  private func fault(
    in id: RequestID,
    _ timeline: TimelineID,
    for placement: PlacementID,
    _ state: ObservedState
  ) -> String? {
    guard let request = state.requests[id], request.kind == .timeline else {
      return "request \(id.number) was committed, which is no timeline request"
    }
    guard request.subject.placement == placement else {
      return "request \(id.number) of another placed widget was committed"
    }
    if case .failed(let reason) = request.state {
      return "request \(id.number) was committed after it had failed: \(reason.rawValue)"
    }
    guard state.timeline(timeline) != nil, request.answers > 0 else {
      return "timeline \(timeline.number) was committed, which no answer to the request brought"
    }
    // Which of several answers counts is open (TL-35).
    guard request.answers > 1 || request.answer == .timeline(timeline) else {
      return "timeline \(timeline.number) was committed, which is no answer to the request"
    }
    return nil
  }

  /// A timeline that was committed last, or the one before while the first date is awaited (TL-34).
  private func isInForce(
    _ timeline: TimelineID,
    for id: PlacementID,
    _ record: PlacementRecord,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Bool {
    if timeline == record.committed { return true }
    guard case .entry(timeline, _) = state.expectedDisplay(of: id, at: wall) else { return false }
    return true
  }
}
