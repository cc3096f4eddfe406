import WidgetModel

extension PlatformHistory {
  /// Lists what is due because of something that was said of Live Activities.
  mutating func take(_ input: ActivityInput, at now: Instant, _ due: inout [Effect]) {
    activities.firstChange = .start
    switch input {
    case .started(let id, let content): begin(id, content, at: now, &due)
    case .updated(let id, let content):
      guard let place = activities.place(of: id) else { return }
      activities.visible[place].calls.append((content, now, clock.wall(at: now)))
      show(place, at: now, &due)
    case .ended(let id, let policy):
      guard let place = activities.place(of: id), activities.visible[place].end == nil
      else { return }
      activities.visible[place].end = (now, clock.wall(at: now), policy)
      due.append(.activities(.changed(id, .ended)))
    case .swiped(let id):
      guard let place = activities.place(of: id) else { return }
      activities.visible.remove(at: place)
      due.append(.activities(.changed(id, .dismissed)))
    case .allowed(let isOn): activities.areAllowed = isOn
    }
  }

  /// Lists what is due because the app is gone (AS-15).
  mutating func loseActivities(_ due: inout [Effect]) {
    due += activities.visible.map { .activities(.changed($0.id, .dismissed)) }
    activities.visible = []
    activities.firstChange = .start
  }

  private mutating func begin(
    _ id: ActivityID,
    _ content: ActivityContent,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    guard activities.place(of: id) == nil else { return }
    if let reason = refusal(of: content) {
      return due.append(.activities(.refused(id, reason)))
    }
    let call = (content: content, instant: now, wall: clock.wall(at: now))
    activities.visible.append(ActivityHistory(id: id, start: now, calls: [call]))
    due.append(.activities(.changed(id, .active)))
    due.append(.activities(.shown(id, content: 0)))
  }

  /// Which error an app gets that asks for an activity (LA-01, LA-03 to LA-05, AS-15).
  private func refusal(of content: ActivityContent) -> ActivityError? {
    guard profile.isOn(.liveActivities) else { return .unsupported }
    guard activities.areAllowed else { return .denied }
    guard phone.isForeground else { return .visibility }
    guard content.bytes <= profile[.activityByteLimit] else { return .attributesTooLarge }
    let running = Int64(activities.visible.filter { $0.end == nil }.count)
    return running < profile[.activitiesPerApp] ? nil : .targetMaximumExceeded
  }

  /// Shows the newest call's content, unless nothing may come of it (LA-01, LA-10, LA-11).
  private mutating func show(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    let call = activities.visible[place].calls.count - 1
    let id = activities.visible[place].id
    guard activities.visible[place].end == nil,
      activities.visible[place].calls[call].content.bytes <= profile[.activityByteLimit],
      activities.visible[place].isNew(call)
    else { return }
    activities.visible[place].shown = call
    if activities.visible[place].wasStale, !isStale(place, at: now) {
      activities.visible[place].wasStale = false
      due.append(.activities(.changed(id, .active)))
    }
    due.append(.activities(.shown(id, content: Int32(call))))
  }

  private func isStale(_ place: Int, at now: Instant) -> Bool {
    activities.visible[place].staleDate.map { $0 <= clock.wall(at: now) } ?? false
  }

  // MARK: In time

  /// Lists what is due for Live Activities by time alone: those that become stale, have lived for too long, or have
  /// stayed long enough after their end; then what the Dynamic Island shows.
  mutating func settleActivities(at now: Instant, _ due: inout [Effect]) {
    guard activities.firstChange <= now else { return }
    var kept: [ActivityHistory] = []
    for place in activities.visible.indices {
      let id = activities.visible[place].id
      if activities.visible[place].end == nil {
        if !activities.visible[place].wasStale, isStale(place, at: now) {
          activities.visible[place].wasStale = true
          due.append(.activities(.changed(id, .stale)))
        }
        if now >= activities.visible[place].start + profile.interval(.activityActiveLimit) {
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

  /// Whether an activity has stayed as long as its policy and the system let it (LA-09).
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
    let age = activity.start + profile.interval(.activityActiveLimit)
    guard !activity.wasStale, let date = activity.staleDate else { return age }
    return min(age, clock.instant(of: date))
  }

  /// Puts the two that go before the others in the Dynamic Island, if there is one (LA-12, LA-15).
  private mutating func fillIsland(_ due: inout [Effect]) {
    guard profile.isOn(.dynamicIsland) else { return }
    let order = activities.visible.filter { $0.end == nil }.enumerated().sorted {
      ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset)
    }
    let shown = (attached: order.first?.element.id, detached: order.dropFirst().first?.element.id)
    guard shown != activities.island else { return }
    activities.island = shown
    due.append(.activities(.island(attached: shown.attached, detached: shown.detached)))
  }
}
