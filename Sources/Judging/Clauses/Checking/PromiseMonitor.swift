import WidgetModel

/// Checks that effects on placed widgets come before the service promise runs out (AS-02).
struct PromiseMonitor {
  /// The start of a wait, and the event that caused it.
  struct Wait {
    let since: Instant
    let index: Int?
  }

  private var waits = PlacementTable<Wait?>(nil)
  private var isAnyWaiting = false

  mutating func begin(_ state: ObservedState) {
    waits.reset(count: state.placements.count)
    isAnyWaiting = false
  }

  /// Returns true if an effect on a placed widget is expected.
  func isWaiting(_ id: PlacementID) -> Bool { waits[id] != nil }

  mutating func expect<Clause: ClauseChecker>(_ id: PlacementID, _ check: ClauseCheck<Clause>) {
    waits[id] = Wait(since: check.now, index: check.index)
    isAnyWaiting = true
  }

  mutating func stopWaiting(for id: PlacementID) { waits[id] = nil }

  /// Removes the placed widgets that have waited too long, in the order of their ids, and calls a
  /// function for each.
  @inline(__always)
  mutating func takeOverdue<Clause: ClauseChecker>(
    _ check: ClauseCheck<Clause>,
    _ body: (PlacementID, Wait) -> Void
  ) {
    // The fast path for most events.
    guard isAnyWaiting else { return }
    for (id, wait) in takeOverdue(check) { body(id, wait) }
  }

  private mutating func takeOverdue<Clause: ClauseChecker>(
    _ check: ClauseCheck<Clause>
  ) -> [(id: PlacementID, wait: Wait)] {
    let promise = check.profile.interval(.servicePromise)
    var overdue: [(id: PlacementID, wait: Wait)] = []
    isAnyWaiting = false
    for id in waits.ids {
      guard let wait = waits[id] else { continue }
      if check.now - wait.since > promise {
        waits[id] = nil
        overdue.append((id, wait))
      } else {
        isAnyWaiting = true
      }
    }
    return overdue
  }
}
