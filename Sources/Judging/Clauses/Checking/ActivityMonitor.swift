import WidgetModel

/// Watches that something happens to Live Activities before the service promise runs out (AS-02).
struct ActivityMonitor {
  private var told: [ActivityID] = []

  /// Prepares for another run.
  mutating func begin() { told.removeAll(keepingCapacity: true) }

  /// Notes that what was due of an activity has happened, or is due no more.
  mutating func settle(_ id: ActivityID) { told.removeAll { $0 == id } }

  /// Looks at every activity that is to be seen.
  ///
  /// - Parameters:
  ///   - state: What is known.
  ///   - now: The present instant.
  ///   - due: Since when something is due of an activity, `nil` where nothing is.
  ///   - body: What is called for each for which the promise is over, once until it is settled.
  mutating func look(
    _ state: ObservedState,
    at now: Instant,
    due: (ActivityRecord) -> Instant?,
    _ body: (ActivityRecord, Instant) -> Void
  ) {
    state.forEachActivity { activity in
      guard let since = due(activity), state.isOverdue(since: since, at: now),
        !told.contains(activity.id)
      else { return }
      told.append(activity.id)
      body(activity, since)
    }
  }
}

/// Watches that an app's calls about Live Activities are answered before the service promise runs out (AS-02).
struct ActivityCallMonitor {
  /// A call that waits for its answer.
  struct Wait {
    let id: ActivityID
    /// Which content of the activity it brought, or ``ActivityCallMonitor/end``.
    let number: Int32
    let since: Instant
    let index: Int?
  }

  /// The number of a call that ends an activity; no content settles it.
  static let end = Int32.max

  private var waits: [Wait] = []

  /// Prepares for another run.
  mutating func begin() { waits.removeAll(keepingCapacity: true) }

  /// Expects the answer to a call from now on.
  mutating func expect<Clause: ClauseChecker>(
    _ id: ActivityID,
    _ number: Int32,
    _ check: ClauseCheck<Clause>
  ) {
    waits.append(Wait(id: id, number: number, since: check.now, index: check.index))
  }

  /// Expects no answer any more to an activity's calls up to one of them.
  mutating func settle(_ id: ActivityID, upTo number: Int32 = end) {
    waits.removeAll { $0.id == id && $0.number <= number }
  }

  /// Takes the first call out of those that wait for one activity.
  mutating func takeFirst(of id: ActivityID) -> Wait? {
    waits.firstIndex { $0.id == id }.map { waits.remove(at: $0) }
  }

  /// Takes the first call out that has waited longer than is promised.
  mutating func takeOverdue(_ state: ObservedState, at now: Instant) -> Wait? {
    guard let first = waits.first, state.isOverdue(since: first.since, at: now) else { return nil }
    return waits.removeFirst()
  }
}

extension ActivityRecord {
  /// The number of the content that a push which reaches it is to show, or ``ActivityCallMonitor/end``; `nil` where
  /// nothing is to follow.
  func number(toFollow push: ActivityPush, at now: Instant, _ profile: Profile) -> Int32? {
    switch push.event {
    case .start: nil
    case .end: ActivityCallMonitor.end
    case .update(let content, let age):
      shows(content, asOf: now - age, profile) ? calls : nil
    }
  }
}
