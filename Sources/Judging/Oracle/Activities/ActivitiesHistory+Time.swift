import WidgetModel

// Effects on Live Activities that are due by time.
extension ActivitiesHistory {
  /// Appends the effects on Live Activities due by time alone.
  ///
  /// First the activities that become stale, exceed their age, or have stayed long enough after
  /// their end; then the Dynamic Island, empty unless `hasIsland`.
  mutating func appendDueEffects(
    at now: Instant,
    _ clock: ClockHistory,
    hasIsland: Bool,
    _ due: inout [Effect]
  ) {
    startWaiting(at: now, clock, &due)
    var kept: [ActivityHistory] = []
    for place in visible.indices {
      let id = visible[place].id
      if visible[place].end == nil, let start = visible[place].start {
        if !visible[place].wasStale, isStale(place, at: now, clock) {
          visible[place].wasStale = true
          due.append(.activities(.changed(id, .stale)))
        }
        if now >= start + profile.interval(.activityActiveLimit) {
          visible[place].end = (now, clock.wall(at: now), .byDefault)
          due.append(.activities(.changed(id, .ended)))
        }
      }
      if isGone(visible[place], at: now, clock) {
        due.append(.activities(.changed(id, .dismissed)))
      } else {
        kept.append(visible[place])
      }
    }
    visible = kept
    fillIsland(hasIsland: hasIsland, &due)
    firstChange = kept.map { nextChange(of: $0, clock) }.min() ?? .never
  }

  /// Starts the activities that waited for their date, after those that have already started
  /// (LA-12, LA-32).
  private mutating func startWaiting(
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    let wall = clock.wall(at: now)
    let waiting = visible.filter { $0.start == nil && $0.startDate <= wall }
    for activity in waiting {
      visible.removeAll { $0.id == activity.id }
      visible.append(activity)
      start(visible.count - 1, at: now, &due)
      alert(activity.id, &due)
    }
  }

  /// Returns true if an activity has stayed as long as its policy and the system allow (LA-09).
  private func isGone(
    _ activity: ActivityHistory,
    at now: Instant,
    _ clock: ClockHistory
  ) -> Bool {
    guard let end = activity.end else { return false }
    if now >= end.instant + profile.interval(.activityEndedLimit) { return true }
    return switch end.policy {
    case .byDefault: false
    case .immediate: true
    case .after(let time): clock.wall(at: now) >= end.wall + time
    }
  }

  private func nextChange(of activity: ActivityHistory, _ clock: ClockHistory) -> Instant {
    if let end = activity.end {
      let last = end.instant + profile.interval(.activityEndedLimit)
      guard case .after(let time) = end.policy else { return last }
      return min(last, clock.instant(of: end.wall + time))
    }
    guard let start = activity.start else { return clock.instant(of: activity.startDate) }
    let age = start + profile.interval(.activityActiveLimit)
    guard !activity.wasStale, let date = activity.staleDate else { return age }
    return min(age, clock.instant(of: date))
  }

  /// Puts the first two activities in the Dynamic Island, if there is one (LA-12, LA-15).
  private mutating func fillIsland(hasIsland: Bool, _ due: inout [Effect]) {
    guard profile.isOn(.dynamicIsland) else { return }
    let order = hasIsland ? inOrder : []
    let shown = (attached: order.first, detached: order.dropFirst().first)
    guard shown != island else { return }
    island = shown
    due.append(.activities(.island(attached: shown.attached, detached: shown.detached)))
  }
}
