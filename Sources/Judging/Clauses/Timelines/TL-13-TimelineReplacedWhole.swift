import WidgetModel

/// A new timeline takes effect whole, and nothing else changes what is in force.
struct TimelineReplacedWhole: ClauseChecker {
  enum Situation: String, ClauseWord {
    case commitReplaces = "a commit replaces a timeline"
    case entryOfTheOneInForce = "an entry of the timeline in force is displayed"
    case requestFails = "a request fails while a timeline is in force"
  }

  enum Violation: String, ClauseWord {
    case commit
    case takenAway = "taken away"
    case notInForce = "not in force"
  }

  enum Guard: String, ClauseWord {
    case isHidden = "a placeholder while the phone is locked"
    case isAnsweredAgain = "a commit of a later answer to a request with several answers"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-13.runtime",
    title: "a timeline is replaced as a whole",
    statement: """
      The current timeline stays in force until the answer to a request that has not failed is \
      committed, and only entries of the timeline in force are displayed.
      """,
    level: .exception(
      .required,
      because: "a brief says it, and Apple's article on keeping a widget up to date implies it"
    ),
    party: .runtime,
    facts: [.tl13],
    observes: EventKinds(.committed, .displayed, .failed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.committed(let id, let request, let timeline)):
      if check.state.placement(id)?.committed != nil { check.see(.commitReplaces) }
      guard let reason = fault(in: request, timeline, for: id, check) else { return }
      check.violated(
        .commit,
        placement: id,
        reason
      )
    case .effect(.failed(let id, _)):
      guard let request = check.state.requests[id], request.kind == .timeline,
        check.state.placement(request.subject.placement)?.committed != nil
      else { return }
      check.see(.requestFails)
    case .effect(.displayed(let id, let display)):
      guard let record = check.state.placement(id), record.isPresent else { return }
      observe(display, of: id, record, event.wall, check)
    default: break
    }
  }

  private mutating func observe(
    _ display: Display,
    of id: PlacementID,
    _ record: KnownPlacement,
    _ wall: WallDate,
    _ check: ClauseCheck<Self>
  ) {
    switch display {
    // FM-08 judges blank widgets.
    case .blank: break
    case .placeholder:
      guard case .entry = record.display else { return }
      if check.skips(.isHidden, if: check.state.phone.isLocked) { return }
      check.violated(
        .takenAway,
        placement: id,
        comparing: Comparison(
          expected: "an entry of the timeline in force",
          actual: "the placeholder"
        ),
        "the placeholder was displayed although a timeline is in force"
      )
    case .entry(let timeline, let number):
      if let entries = check.state.timeline(timeline)?.entries,
        entries.indices.contains(Int(number)),
        isInForce(timeline, for: id, record, wall, check.state)
      {
        return check.see(.entryOfTheOneInForce)
      }
      check.violated(
        .notInForce,
        placement: id,
        comparing: Comparison(
          expected: "an entry of the timeline in force",
          actual: "entry \(number) of timeline \(timeline.number)"
        ),
        "entry \(number) of timeline \(timeline.number) was displayed, which is not in force"
      )
    }
  }

  /// Returns the fault of a commit, or `nil` if there is none.
  private func fault(
    in id: RequestID,
    _ timeline: TimelineID,
    for placement: PlacementID,
    _ check: ClauseCheck<Self>
  ) -> String? {
    guard let request = check.state.requests[id], request.kind == .timeline else {
      return "request \(id.number) was committed, but it is not a timeline request"
    }
    guard request.subject.placement == placement else {
      return "request \(id.number) of another placed widget was committed"
    }
    if case .failed(let reason) = request.state {
      return "request \(id.number) was committed after it had failed: \(reason.rawValue)"
    }
    guard check.state.timeline(timeline) != nil, request.answers > 0 else {
      return "timeline \(timeline.number) was committed, but no answer to the request contained it"
    }
    if request.answer == .timeline(timeline) { return nil }
    // TL-35 judges which of several answers counts.
    if check.skips(.isAnsweredAgain, if: request.answers > 1) { return nil }
    return "timeline \(timeline.number) was committed, but it is not an answer to the request"
  }

  /// Returns true if the timeline was committed last, or precedes one yet to begin (TL-34).
  private func isInForce(
    _ timeline: TimelineID,
    for id: PlacementID,
    _ record: KnownPlacement,
    _ wall: WallDate,
    _ state: ObservedState
  ) -> Bool {
    if timeline == record.committed { return true }
    guard case .entry(timeline, _) = state.expectedDisplay(of: id, at: wall) else { return false }
    return true
  }
}
