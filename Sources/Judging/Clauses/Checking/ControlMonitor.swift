import WidgetModel

/// Watches that something happens to controls before the service promise runs out (AS-02).
struct ControlMonitor {
  private var told: [WidgetID] = []

  /// Prepares for another run.
  mutating func begin() { told.removeAll(keepingCapacity: true) }

  /// Notes that what was due of a control has happened, or is due no more.
  mutating func settle(_ id: WidgetID) { told.removeAll { $0 == id } }

  /// Whether what is due of a control is to be told as overdue: once until it is settled.
  mutating func tells<Clause: ClauseChecker>(
    _ id: WidgetID,
    _ since: Instant,
    at now: Instant,
    _ check: ClauseCheck<Clause>
  ) -> Bool {
    tells(id, if: check.state.isOverdue(since: since, at: now))
  }

  /// Whether something is to be told of a control, if it is so: once until it is settled.
  mutating func tells(_ id: WidgetID, if isSo: Bool) -> Bool {
    guard isSo, !told.contains(id) else { return false }
    told.append(id)
    return true
  }
}
