import WidgetModel

// Effects on Live Activities that are due by time.
extension PlatformHistory {
  /// Appends the effects on Live Activities due by time alone.
  ///
  /// First the activities that become stale, exceed their age, or have stayed long enough after
  /// their end; then the Dynamic Island.
  mutating func settleActivities(at now: Instant, _ due: inout [Effect]) {
    guard activities.firstChange <= now else { return }
    startWaiting(at: now, &due)
    var kept: [ActivityHistory] = []
    for place in activities.visible.indices {
      let id = activities.visible[place].id
      if activities.visible[place].end == nil, let start = activities.visible[place].start {
        if !activities.visible[place].wasStale, isStale(place, at: now) {
          activities.visible[place].wasStale = true
          due.append(.activities(.changed(id, .stale)))
        }
        if now >= start + profile.interval(.activityActiveLimit) {
          activities.visible[place].end = (now, clock.wall(at: now), .byDefault)
          due.append(.activities(.changed(id, .ended)))
        }
      }
      if isGone(activities.visible[place], at: now) {
        due.append(.activities(.changed(id, .dismissed)))
      } else {
        kept.append(activities.visible[place])
      }
    }
    activities.visible = kept
    fillIsland(&due)
    activities.firstChange = kept.map(nextChange).min() ?? .never
  }

  /// Starts the activities that waited for their date, after those that have already started
  /// (LA-12, LA-32).
  private mutating func startWaiting(at now: Instant, _ due: inout [Effect]) {
    let wall = clock.wall(at: now)
    let waiting = activities.visible.filter { $0.start == nil && $0.startDate <= wall }
    for activity in waiting {
      activities.visible.removeAll { $0.id == activity.id }
      activities.visible.append(activity)
      start(activities.visible.count - 1, at: now, &due)
      alert(activity.id, &due)
    }
  }

  /// Returns true if an activity has stayed as long as its policy and the system allow (LA-09).
  private func isGone(_ activity: ActivityHistory, at now: Instant) -> Bool {
    guard let end = activity.end else { return false }
    if now >= end.instant + profile.interval(.activityEndedLimit) { return true }
    return switch end.policy {
    case .byDefault: false
    case .immediate: true
    case .after(let time): clock.wall(at: now) >= end.wall + time
    }
  }

  private func nextChange(of activity: ActivityHistory) -> Instant {
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
  private mutating func fillIsland(_ due: inout [Effect]) {
    guard profile.isOn(.dynamicIsland) else { return }
    let isShown = profile.isOn(.islandInLandscape) || !contexts.current.contains(.landscape)
    let order = isShown ? activities.inOrder : []
    let shown = (attached: order.first, detached: order.dropFirst().first)
    guard shown != activities.island else { return }
    activities.island = shown
    due.append(.activities(.island(attached: shown.attached, detached: shown.detached)))
  }
}
