import WidgetModel

// Time-driven changes of Live Activities, and their places in the Dynamic Island.
extension ReferenceRuntime {
  /// Handles everything due for Live Activities, and updates the Dynamic Island.
  mutating func serveActivities(_ effects: inout [Effect]) {
    guard nextActivity <= core.now else { return }
    startScheduled(&effects)
    // By index, because a dismissal removes the activity at `place`.
    var place = 0
    while place < core.activities.count {
      advance(at: place, &effects)
      if isToBeDismissed(core.activities[place]) {
        dismiss(at: place, &effects)
      } else {
        place += 1
      }
    }
    showIsland(&effects)
    nextActivity = .never
    for activity in core.activities { nextActivity = min(nextActivity, nextInstant(of: activity)) }
  }

  /// Starts the pending activities whose date has come, after all that started before (LA-12,
  /// LA-32).
  private mutating func startScheduled(_ effects: inout [Effect]) {
    for pending in core.activities {
      guard let date = pending.startDate, hasReached(.activityStartReached, date),
        let place = place(of: pending.id)
      else { continue }
      var activity = core.activities.remove(at: place)
      activity.phase = .active
      activity.startDate = nil
      activity.started = core.now
      // Appended, because the array is ordered by start.
      core.activities.append(activity)
      effects.append(.activities(.changed(activity.id, .active)))
      present(activity, &effects)
      if passes(.scheduleAlerts, true) { alert(activity.id, &effects) }
    }
  }

  /// Makes an activity stale at its date, and ends it at its age limit (LA-02, LA-07).
  private mutating func advance(at place: Int, _ effects: inout [Effect]) {
    let activity = core.activities[place]
    if activity.phase == .active, passes(.staleDateActs, isPast(activity.staleDate)) {
      core.activities[place].phase = .stale
      effects.append(.activities(.changed(activity.id, .stale)))
    }
    let age = core.now - activity.started
    let isOver = decisions.holds(
      .activityIsOver,
      age.microseconds,
      numbers.activityActiveLimit.microseconds
    )
    if activity.isRunning, isOver { end(at: place, &effects) }
  }

  private mutating func isToBeDismissed(_ activity: LiveActivity) -> Bool {
    guard activity.phase == .ended else { return false }
    let isOver = decisions.holds(
      .dismissalReached,
      core.now.microseconds,
      activity.dismissal.microseconds
    )
    return isOver || activity.dismissalDate.map { hasReached(.dismissalReached, $0) } ?? false
  }

  private mutating func nextInstant(of activity: LiveActivity) -> Instant {
    var next = Instant.never
    // A pending activity only waits for its start: neither staleness nor age applies yet.
    if let date = activity.startDate { return firstInstant(of: date, .activityStartReached) }
    if activity.phase == .active, let date = activity.staleDate {
      next = min(next, firstInstant(of: date, .staleReached))
    }
    if activity.isRunning {
      let limit = numbers.activityActiveLimit
      next = min(
        next,
        firstInstant(at: activity.started + limit, .activityIsOver, with: limit.microseconds)
      )
    } else {
      let last = activity.dismissal
      next = min(next, firstInstant(at: last, .dismissalReached, with: last.microseconds))
      if let date = activity.dismissalDate {
        next = min(next, firstInstant(of: date, .dismissalReached))
      }
    }
    return next
  }

  /// Updates the Dynamic Island.
  ///
  /// The running activity with the highest relevance is attached, of equal ones the earliest; the
  /// next one is detached (LA-12, LA-15).
  private mutating func showIsland(_ effects: inout [Effect]) {
    guard numbers.hasDynamicIsland else { return }
    var island = IslandState()
    let isAway = core.phone.contexts.contains(.landscape) && !numbers.islandIsInLandscape
    if !passes(.landscapeHidesIsland, isAway) {
      let (first, second) = firstActivities
      island.attached = first?.id
      if passes(.secondStandsDetached, true) { island.detached = second?.id }
    }
    guard island != core.island else { return }
    core.island = island
    effects.append(.activities(.island(attached: island.attached, detached: island.detached)))
  }

  /// The two running activities that precede the others, with or without an island.
  var firstActivities: (first: LiveActivity?, second: LiveActivity?) {
    var first: LiveActivity?
    var second: LiveActivity?
    for activity in core.activities
    where passes(.endedLeavesIsland, activity.isRunning) {
      if let ahead = first, !goesBefore(activity, ahead) {
        if second.map({ goesBefore(activity, $0) }) ?? true { second = activity }
      } else {
        (first, second) = (activity, first)
      }
    }
    return (first, second)
  }

  /// Returns true if an activity precedes another one that started earlier.
  private func goesBefore(_ activity: LiveActivity, _ other: LiveActivity) -> Bool {
    passes(.relevanceOrdersIsland, true)
      && decisions.holds(
        .relevanceIsHigher,
        Int64(activity.relevance),
        Int64(other.relevance)
      )
  }
}
