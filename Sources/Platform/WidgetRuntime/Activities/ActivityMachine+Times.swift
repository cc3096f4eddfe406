import WidgetModel

// Time-driven changes of Live Activities, and their places in the Dynamic Island.
extension ActivityMachine {
  /// Handles everything due for Live Activities, and updates the Dynamic Island.
  mutating func serve(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard next <= core.state.now else { return }
    startScheduled(&core)
    // By index, because a dismissal removes the activity at `place`.
    var place = 0
    while place < all.count {
      advance(at: place, &core)
      if isToBeDismissed(all[place], &core) {
        dismiss(at: place, &core)
      } else {
        place += 1
      }
    }
    showIsland(&core)
    var next = Instant.never
    for activity in all { next = min(next, nextInstant(of: activity, &core)) }
    visit(at: next)
  }

  /// Starts the pending activities whose date is reached, after all earlier ones (LA-12, LA-32).
  private mutating func startScheduled(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    for pending in all {
      guard let date = pending.startDate, core.hasReached(.activityStartReached, date),
        let place = place(of: pending.id)
      else { continue }
      var activity = all.remove(at: place)
      activity.phase = .active
      activity.startDate = nil
      activity.started = core.state.now
      // Appended, because the array is ordered by start.
      all.append(activity)
      core.effects.append(.activities(.changed(activity.id, .active)))
      present(activity, &core)
      if core.passes(.scheduleAlerts, true) { alert(activity.id, &core) }
    }
  }

  /// Makes an activity stale at its date, and ends it at its age limit (LA-02, LA-07).
  private mutating func advance(at place: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    let activity = all[place]
    if activity.phase == .active {
      let isStale = isPast(activity.staleDate, &core)
      if core.passes(.staleDateActs, isStale) {
        all[place].phase = .stale
        core.effects.append(.activities(.changed(activity.id, .stale)))
      }
    }
    let age = core.state.now - activity.started
    let isOver = core.decisions.holds(
      .activityIsOver,
      age.microseconds,
      core.numbers.activityActiveLimit.microseconds
    )
    if activity.isRunning, isOver { end(at: place, &core) }
  }

  private mutating func isToBeDismissed(
    _ activity: LiveActivity,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard activity.phase == .ended else { return false }
    let isOver = core.decisions.holds(
      .dismissalReached,
      core.state.now.microseconds,
      activity.dismissal.microseconds
    )
    guard !isOver, let date = activity.dismissalDate else { return isOver }
    return core.hasReached(.dismissalReached, date)
  }

  private mutating func nextInstant(
    of activity: LiveActivity,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Instant {
    var next = Instant.never
    // A pending activity only waits for its start: neither staleness nor age applies yet.
    if let date = activity.startDate { return core.firstInstant(of: date, .activityStartReached) }
    if activity.phase == .active, let date = activity.staleDate {
      next = min(next, core.firstInstant(of: date, .staleReached))
    }
    if activity.isRunning {
      let limit = core.numbers.activityActiveLimit
      next = min(
        next,
        core.firstInstant(at: activity.started + limit, .activityIsOver, with: limit.microseconds)
      )
    } else {
      let last = activity.dismissal
      next = min(next, core.firstInstant(at: last, .dismissalReached, with: last.microseconds))
      if let date = activity.dismissalDate {
        next = min(next, core.firstInstant(of: date, .dismissalReached))
      }
    }
    return next
  }

  /// Updates the Dynamic Island: the running activity of highest relevance, or the earliest of
  /// equal ones, is attached and the next one detached (LA-12, LA-15).
  private mutating func showIsland(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard core.numbers.hasDynamicIsland else { return }
    var island = IslandState()
    let isLandscape = core.state.phone.contexts.contains(.landscape)
    let isAway = isLandscape && !core.numbers.islandIsInLandscape
    if !core.passes(.landscapeHidesIsland, isAway) {
      let (first, second) = firstActivities(&core)
      island.attached = first?.id
      if core.passes(.secondStandsDetached, true) { island.detached = second?.id }
    }
    guard island != self.island else { return }
    self.island = island
    core.effects.append(.activities(.island(attached: island.attached, detached: island.detached)))
  }

  /// Returns the two running activities that precede the others, with or without an island.
  func firstActivities(
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> (first: LiveActivity?, second: LiveActivity?) {
    var first: LiveActivity?
    var second: LiveActivity?
    for activity in all
    where core.passes(.endedLeavesIsland, activity.isRunning) {
      if let ahead = first, !goesBefore(activity, ahead, &core) {
        if second.map({ goesBefore(activity, $0, &core) }) ?? true { second = activity }
      } else {
        (first, second) = (activity, first)
      }
    }
    return (first, second)
  }

  /// Returns true if an activity precedes another one that started earlier.
  private func goesBefore(
    _ activity: LiveActivity,
    _ other: LiveActivity,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    core.passes(.relevanceOrdersIsland, true)
      && core.decisions.holds(
        .relevanceIsHigher,
        Int64(activity.relevance),
        Int64(other.relevance)
      )
  }
}
