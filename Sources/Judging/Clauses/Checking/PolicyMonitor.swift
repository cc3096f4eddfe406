import WidgetModel

/// Detects policies that came due and do not reload although nothing prevents it.
struct PolicyMonitor {
  private var reported = PlacementTable<TimelineID?>(nil)

  mutating func begin(_ state: ObservedState) {
    reported.reset(count: state.placements.count)
  }

  /// Returns how long the current policy has waited, `nil` if no longer than promised.
  ///
  /// Each timeline is reported once. `event` ends the wait, `nil` being the end of the run; `state`
  /// precedes it.
  mutating func overdue(_ id: PlacementID, _ event: TraceEvent?, _ state: ObservedState)
    -> Interval?
  {
    // Fields are read one by one, because a whole record would be copied at every event.
    guard state.isPresent(id), !state.placements[id].isPolicyServed,
      state.placements[id].hold == nil, reported[id] != state.placements[id].committed
    else { return nil }
    let wait = state.policyWait(
      of: id,
      now: event?.instant ?? state.now,
      wall: event?.wallBefore ?? state.wall
    )
    guard wait > state.profile.interval(.servicePromise) else { return nil }
    reported[id] = state.placements[id].committed
    return wait
  }
}

extension ObservedState {
  /// Calls a function for each placed widget whose policy's wait ends with an event.
  func forEachWaitEnded(by event: TraceEvent, _ body: (PlacementID) -> Void) {
    switch event.body {
    case .effect(.granted(let id, _, _)), .effect(.committed(let id, _, _)),
      .effect(.held(let id, _, _)), .effect(.dropped(let id, _)):
      body(id)
    default: forEachInterrupted(by: event, body)
    }
  }
}
