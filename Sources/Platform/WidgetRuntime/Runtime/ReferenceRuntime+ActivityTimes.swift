import WidgetModel

// What time brings to Live Activities, and what the Dynamic Island shows of them.
extension ReferenceRuntime {
  /// Does what is due for Live Activities by time, and shows in the Dynamic Island what belongs there.
  mutating func serveActivities(_ effects: inout [Effect]) {
    guard nextActivity <= core.now else { return }
    startScheduled(&effects)
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

  /// Starts the pending activities whose date has come, behind all that started before (LA-12, LA-32).
  private mutating func startScheduled(_ effects: inout [Effect]) {
    for pending in core.activities {
      guard let date = pending.startDate, hasReached(.activityStartReached, date),
        let place = place(of: pending.id)
      else { continue }
      var activity = core.activities.remove(at: place)
      activity.phase = .active
      activity.startDate = nil
      activity.started = core.now
      core.activities.append(activity)
      effects.append(.activities(.changed(activity.id, .active)))
      present(activity, &effects)
      if passes(.scheduleAlerts, true) { alert(activity.id, &effects) }
    }
  }

  /// Makes an activity stale at its date, and ends it at its age (LA-02, LA-07).
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

  /// Attaches the running activity of the highest relevance, of equal ones that which started first, and lets the
  /// next one stand detached (LA-12, LA-15).
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

  /// The two running activities that go before the others, whether there is an island or not.
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

  /// Whether an activity that started later than another one goes before it.
  private func goesBefore(_ activity: LiveActivity, _ other: LiveActivity) -> Bool {
    passes(.relevanceOrdersIsland, true)
      && decisions.holds(
        .relevanceIsHigher,
        Int64(activity.relevance),
        Int64(other.relevance)
      )
  }
}
