import WidgetModel

/// Watches that something happens to placed widgets before the service promise runs out (AS-02).
struct PromiseMonitor {
  /// Since when something is to happen, and the event on whose account.
  struct Wait {
    let since: Instant
    let index: Int?
  }

  private var waits = PlacementTable<Wait?>(nil)
  private var isAnyWaiting = false

  /// Prepares for another run.
  mutating func begin(_ state: ObservedState) {
    waits.reset(count: state.placements.count)
    isAnyWaiting = false
  }

  /// Whether something is to happen to a placed widget.
  func isWaiting(_ id: PlacementID) -> Bool { waits[id] != nil }

  /// Expects something from now on.
  mutating func expect<Clause: ClauseChecker>(_ id: PlacementID, _ check: ClauseCheck<Clause>) {
    waits[id] = Wait(since: check.now, index: check.index)
    isAnyWaiting = true
  }

  /// Expects nothing more of a placed widget.
  mutating func settle(_ id: PlacementID) { waits[id] = nil }

  /// Takes the placed widgets out that have waited longer than is promised, in the order of their ids, and
  /// calls a function for each.
  @inline(__always)
  mutating func takeOverdue<Clause: ClauseChecker>(
    _ check: ClauseCheck<Clause>,
    _ body: (PlacementID, Wait) -> Void
  ) {
    // What most events find.
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
