import WidgetModel

/// Checks that effects on Live Activities come before the service promise runs out (AS-02).
struct ActivityMonitor {
  private var reported: [ActivityID] = []

  mutating func begin() { reported.removeAll(keepingCapacity: true) }

  /// Records that something due of an activity has happened, or is no longer due.
  mutating func stopWaiting(for id: ActivityID) { reported.removeAll { $0 == id } }

  /// Checks every visible activity.
  ///
  /// `due` returns the instant since which something is due, or `nil`; `body` is called once per
  /// wait for each activity whose promise has run out.
  mutating func reportOverdue(
    _ state: ObservedState,
    at now: Instant,
    due: (ActivityRecord) -> Instant?,
    _ body: (ActivityRecord, Instant) -> Void
  ) {
    state.activities.forEachPresent { activity in
      guard let since = due(activity), state.isOverdue(since: since, at: now),
        !reported.contains(activity.id)
      else { return }
      reported.append(activity.id)
      body(activity, since)
    }
  }
}

/// Checks that an app's calls about Live Activities are answered within the service promise
/// (AS-02).
struct ActivityCallMonitor {
  /// A call that waits for its answer.
  struct Wait {
    let id: ActivityID
    /// The number of the content that it brought, or ``ActivityCallMonitor/end``.
    let number: Int32
    let since: Instant
    let index: Int?
  }

  /// The number of a call that ends an activity; content does not answer it.
  static let end = Int32.max

  private var waits: [Wait] = []

  mutating func begin() { waits.removeAll(keepingCapacity: true) }

  mutating func expect<Clause: ClauseChecker>(
    _ id: ActivityID,
    _ number: Int32,
    _ check: ClauseCheck<Clause>
  ) {
    waits.append(Wait(id: id, number: number, since: check.now, index: check.index))
  }

  /// Stops expecting answers to an activity's calls up to the given one.
  mutating func stopWaiting(for id: ActivityID, upTo number: Int32 = end) {
    waits.removeAll { $0.id == id && $0.number <= number }
  }

  mutating func takeFirst(of id: ActivityID) -> Wait? {
    waits.firstIndex { $0.id == id }.map { waits.remove(at: $0) }
  }

  /// Removes and returns the first call that has waited longer than promised.
  mutating func takeOverdue(_ state: ObservedState, at now: Instant) -> Wait? {
    guard let first = waits.first, state.isOverdue(since: first.since, at: now) else { return nil }
    return waits.removeFirst()
  }
}

extension ActivityRecord {
  /// Returns the number of the content that a push should show, or ``ActivityCallMonitor/end``;
  /// `nil` if it has no effect.
  func number(toFollow push: ActivityPush, at now: Instant, _ profile: Profile) -> Int32? {
    switch push.event {
    case .start: nil
    case .end: ActivityCallMonitor.end
    case .update(let content, let age):
      shows(content, asOf: now - age, profile) ? calls : nil
    }
  }
}
