import WidgetModel

/// Checks that effects on controls come before the service promise runs out (AS-02).
struct ControlMonitor {
  private var told: [WidgetID] = []

  mutating func begin() { told.removeAll(keepingCapacity: true) }

  /// Records that something due of a control has happened, or is no longer due.
  mutating func stopWaiting(for id: WidgetID) { told.removeAll { $0 == id } }

  /// Returns true if a due effect on a control is to be reported as overdue, once per wait.
  mutating func tells<Clause: ClauseChecker>(
    _ id: WidgetID,
    _ since: Instant,
    at now: Instant,
    _ check: ClauseCheck<Clause>
  ) -> Bool {
    tells(id, if: check.state.isOverdue(since: since, at: now))
  }

  /// Returns true if a problem of a control is to be reported, once per wait.
  mutating func tells(_ id: WidgetID, if isSo: Bool) -> Bool {
    guard isSo, !told.contains(id) else { return false }
    told.append(id)
    return true
  }
}
