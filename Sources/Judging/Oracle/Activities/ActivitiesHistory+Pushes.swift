import WidgetModel

// Effects due because of pushes to Live Activities.
extension ActivitiesHistory {
  mutating func handle(
    _ push: ActivityPush,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    if case .start(let content) = push.event {
      return startByPush(push, content, at: now, clock, &due)
    }
    let places = visible.indices.filter { canReach(push, visible[$0]) }
    let hasEffect = !places.isEmpty && isWithinBudget(push, at: now) && !push.isUnreadable
    switch push.event {
    case .start: break
    case .update(let content, let age):
      for place in visible.indices {
        let activity = visible[place]
        guard push.concerns(activity.id, activity.request.pushType) else { continue }
        call(content, age: age, place, at: now, clock)
        if hasEffect, places.contains(place) { show(place, at: now, clock, &due) }
      }
    case .end(let policy):
      if hasEffect { for place in places { end(place, policy, at: now, clock, &due) } }
    }
  }

  /// Starts an activity for a push with an alert, whether the app is in front or not (LA-25).
  private mutating func startByPush(
    _ push: ActivityPush,
    _ content: ActivityContent,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    guard push.address == .token else { return }
    let budget = profile[.activityStartBudget]
    guard Self.count(&counted.starts, at: now, upTo: budget) else { return }
    guard content.alerts, !push.isUnreadable, place(of: push.activity) == nil,
      refusal(of: content, isVisible: true) == nil
    else { return }
    begin(push.activity, content, ActivityRequest(pushType: .token), at: now, clock, &due)
    alert(push.activity, &due)
  }

  private func canReach(_ push: ActivityPush, _ activity: ActivityHistory) -> Bool {
    guard activity.isRunning else { return false }
    return switch (push.address, activity.request.pushType) {
    case (.token, .token): push.activity == activity.id
    case (.channel, .channel): profile.isOn(.broadcastChannels)
    default: false
    }
  }

  /// Returns true if a push takes effect, as always with priority 5 or if the person allows
  /// frequent pushes (LA-22, AS-16).
  private mutating func isWithinBudget(_ push: ActivityPush, at now: Instant) -> Bool {
    if push.isOpportunistic || haveFrequentPushes { return true }
    return Self.count(&counted.updates, at: now, upTo: profile[.activityPushBudget])
  }

  /// Counts one more push and returns true, if fewer than `budget` were counted in the last hour.
  private static func count(_ past: inout [Instant], at now: Instant, upTo budget: Int64) -> Bool {
    guard past.count(where: { now - $0 < .hours(1) }) < budget else { return false }
    past.append(now)
    return true
  }
}
