import WidgetModel

/// The timelines of the placed widgets: committed as a whole, then shown entry by entry.
public struct TimelineMachine: Hashable, Sendable {
  var placements = PlacementTable(TimelineState())

  /// Creates the timelines of a number of placements that have none.
  public init(count: Int = 0) { placements.reset(count: count) }

  /// The timelines of a placement.
  public subscript(id: PlacementID) -> TimelineState {
    _read { yield placements[id] }
    _modify { yield &placements[id] }
  }

  /// Returns true if the policy of a placement's timeline came due, once (TL-19, TL-21).
  mutating func isPolicyDue(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard let date = placements[id].policy, core.hasReached(.policyReached, date)
    else { return false }
    // Cleared at once, so that one policy asks only once.
    placements[id].policy = nil
    return true
  }

  /// Returns the instant at which time alone may next change a placement's timeline or display.
  func nextInstant(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Instant {
    var next = Instant.never
    if let moment = placements[id].shown.next {
      next = min(next, core.firstInstant(of: moment.date, .entryReached))
    }
    if placements[id].waiting.timeline != nil, let moment = placements[id].waiting.next {
      next = min(next, core.firstInstant(of: moment.date, .entryReached))
    }
    if let date = placements[id].policy {
      next = min(next, core.firstInstant(of: date, .policyReached))
    }
    return next
  }

  /// Handles a failed timeline request: the display stays (TL-13).
  mutating func timelineFailed(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard !core.passes(.failureKeepsDisplay, true, about: id) else { return }
    placements[id].forgetTimelines()
    show(id, &core)
  }

  /// Handles a move of the clock: an earlier date brings no earlier entry back.
  mutating func moveClock(
    by interval: Interval,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    for id in core.state.placements.ids where interval < .zero {
      if core.passes(.clockBringsEntryBack, false, about: id) {
        placements[id].shown.reached = min(1, placements[id].shown.reached)
      }
    }
  }

  /// Restarts a placement with the phone (TL-04, AS-07).
  mutating func reboot(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    if !core.decides(.timelinesSurviveReboot, true, about: id) {
      placements[id].forgetTimelines()
    }
    show(id, &core)
  }

  mutating func forget(_ id: PlacementID) {
    placements[id].forgetTimelines()
    placements[id].display = nil
  }
}
