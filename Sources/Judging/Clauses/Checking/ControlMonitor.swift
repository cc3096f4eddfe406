import WidgetModel

/// Checks that effects on controls come before the service promise runs out (AS-02).
struct ControlMonitor {
  private var reported: [WidgetID] = []

  mutating func begin() { reported.removeAll(keepingCapacity: true) }

  /// Records that something due of a control has happened, or is no longer due.
  mutating func stopWaiting(for id: WidgetID) { reported.removeAll { $0 == id } }

  /// Returns true if a due effect on a control is to be reported as overdue, once per wait.
  mutating func reports<Clause: ClauseChecker>(
    _ id: WidgetID,
    _ since: Instant,
    at now: Instant,
    _ check: ClauseCheck<Clause>
  ) -> Bool {
    reports(id, if: check.state.isOverdue(since: since, at: now))
  }

  /// Returns true if a problem of a control is to be reported, once per wait.
  mutating func reports(_ id: WidgetID, if isSo: Bool) -> Bool {
    guard isSo, !reported.contains(id) else { return false }
    reported.append(id)
    return true
  }
}
