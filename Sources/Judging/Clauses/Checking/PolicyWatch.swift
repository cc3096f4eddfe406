import WidgetModel

/// Notices policies that came due and do not reload although nothing stands in the way.
struct PolicyWatch {
  private var reported: [TimelineID?] = []

  /// Prepares for a run.
  mutating func begin(_ ledger: Ledger) {
    reported = Array(repeating: nil, count: ledger.placements.count)
  }

  /// How long the policy in force has been waiting, when that is longer than is promised.
  ///
  /// Each timeline is reported once.
  ///
  /// - Parameters:
  ///   - id: The placed widget.
  ///   - event: What ends the waiting, `nil` for the end of the run.
  ///   - ledger: What is known before the event.
  /// - Returns: The length of the waiting, `nil` when it is not too long.
  mutating func overdue(_ id: PlacementID, _ event: TraceEvent?, _ ledger: Ledger) -> Interval? {
    // Fields are read one by one: a whole record would be copied at every event.
    let place = Int(id.number)
    guard ledger.placements.indices.contains(place), ledger.placements[place].isPresent,
      !ledger.placements[place].isPolicyServed, ledger.placements[place].hold == nil,
      reported[place] != ledger.placements[place].committed
    else { return nil }
    let wait = ledger.policyWait(
      of: id,
      now: event?.instant ?? ledger.now,
      wall: event?.wallBefore ?? ledger.wall
    )
    guard wait > ledger.profile.interval(.servicePromise) else { return nil }
    reported[place] = ledger.placements[place].committed
    return wait
  }
}

extension Ledger {
  /// Calls a function for each placed widget whose policy an event keeps waiting no longer.
  func forEachWaitEnded(by event: TraceEvent, _ body: (PlacementID) -> Void) {
    switch event.body {
    case .effect(.granted(let id, _, _)), .effect(.committed(let id, _, _)),
      .effect(.held(let id, _, _)), .effect(.dropped(let id, _)):
      body(id)
    default: forEachInterrupted(by: event, body)
    }
  }
}
