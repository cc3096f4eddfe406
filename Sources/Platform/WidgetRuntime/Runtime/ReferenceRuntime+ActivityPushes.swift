import WidgetModel

// Pushes of a server to Live Activities (LA-21 to LA-30).
extension ReferenceRuntime {
  mutating func handle(_ push: ActivityPush, _ effects: inout [Effect]) {
    switch push.event {
    case .start(let content): start(push, content, &effects)
    case .update(let content, let age):
      // Once per push, not per activity: a broadcast is charged once.
      let isHeard = hears(push)
      for place in core.activities.indices where concerns(push, core.activities[place]) {
        core.activities[place].calls += 1
        if isHeard, reaches(push, core.activities[place]) {
          give(content, age: age, at: place, &effects)
        }
      }
    case .end(let policy):
      guard hears(push) else { return }
      for activity in core.activities where reaches(push, activity) {
        end(activity.id, policy, &effects)
      }
    }
  }

  /// Starts an activity for a push, without the app; errors are not reported (LA-25).
  private mutating func start(
    _ push: ActivityPush,
    _ content: ActivityContent,
    _ effects: inout [Effect]
  ) {
    guard passes(.pushReaches, push.address == .token) else { return }
    // Counted before the checks below: a start that is refused later still uses the budget.
    let fits = isCounted(numbers.activityStartBudget, in: &core.activityStarts)
    guard !passes(.startBudgetIsKept, !fits), isDecoded(push),
      !passes(.pushStartNeedsAlert, !content.alerts), place(of: push.activity) == nil
    else { return }
    let isVisible = passes(.pushStartsFromBehind, true) || core.phone.isForeground
    switch refusal(of: content, isVisible: isVisible) {
    case nil: break
    case .denied: if passes(.pushStartAsksPermission, true) { return }
    case .attributesTooLarge: if passes(.pushStartIsMeasured, true) { return }
    case .targetMaximumExceeded: if passes(.pushStartIsCounted, true) { return }
    case .unsupported, .visibility: return
    }
    begin(push.activity, content, ActivityRequest(pushType: .token), &effects)
    alert(push.activity, &effects)
  }

  /// Returns true if a push takes effect on the activities it reaches, and charges it if it counts
  /// (LA-22, LA-23).
  private mutating func hears(_ push: ActivityPush) -> Bool {
    guard core.activities.contains(where: { reaches(push, $0) }) else { return false }
    // While the person allows frequent pushes, no source gives a limit (AS-16).
    let isFree = core.phone.allowsFrequentPushes || push.isOpportunistic
    if !isFree || passes(.opportunisticIsCounted, false) {
      let fits = isCounted(numbers.activityPushBudget, in: &core.activityPushes)
      if passes(.pushBudgetIsKept, !fits) { return false }
    }
    return isDecoded(push)
  }

  private func isDecoded(_ push: ActivityPush) -> Bool {
    !passes(.unreadableIsDropped, push.isUnreadable)
  }

  /// Charges a push to the budget of the last hour and returns false if the budget is exhausted
  /// (AS-16).
  private func isCounted(_ budget: Int64, in past: inout [Instant]) -> Bool {
    past.removeAll {
      decisions.holds(
        .activityPushPassed,
        (core.now - $0).microseconds,
        Interval.hours(1).microseconds
      )
    }
    guard decisions.holds(.activityPushFits, Int64(past.count) + 1, budget) else { return false }
    past.append(core.now)
    return true
  }

  /// Returns true if an activity counts a push among its calls, effective or not.
  private func concerns(_ push: ActivityPush, _ activity: LiveActivity) -> Bool {
    push.concerns(activity.id, activity.pushType)
  }

  private func reaches(_ push: ActivityPush, _ activity: LiveActivity) -> Bool {
    guard activity.isRunning, push.address != .channel || numbers.hasBroadcastChannels
    else { return false }
    let isMeant = push.address != .formerToken && concerns(push, activity)
    let takesIt = activity.pushType == (push.address == .channel ? .channel : .token)
    return passes(.pushReaches, isMeant && takesIt)
  }
}
