import WidgetModel

// Pushes of a server to Live Activities (LA-21 to LA-30).
extension ActivityMachine {
  mutating func handle(_ push: ActivityPush, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    switch push.event {
    case .start(let content): start(push, content, &core)
    case .update(let content, let age):
      // Once per push, not per activity: a broadcast is charged once.
      let isHeard = hears(push, &core)
      for place in all.indices where concerns(push, all[place]) {
        all[place].calls += 1
        if isHeard, reaches(push, all[place], &core) {
          give(content, age: age, at: place, &core)
        }
      }
    case .end(let policy):
      guard hears(push, &core) else { return }
      for activity in all where reaches(push, activity, &core) {
        end(activity.id, policy, &core)
      }
    }
  }

  /// Starts an activity for a push, without the app; errors are not reported (LA-25).
  private mutating func start(
    _ push: ActivityPush,
    _ content: ActivityContent,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.passes(.pushReaches, push.address == .token) else { return }
    // Counted before the checks below: a start that is refused later still uses the budget.
    let fits = ActivityMachine.isCounted(core.numbers.activityStartBudget, in: &starts, &core)
    guard !core.passes(.startBudgetIsKept, !fits), isDecoded(push, &core),
      !core.passes(.pushStartNeedsAlert, !content.alerts), place(of: push.activity) == nil
    else { return }
    let isVisible = core.passes(.pushStartsFromBehind, true) || core.state.phone.isForeground
    switch refusal(of: content, isVisible: isVisible, &core) {
    case nil: break
    case .denied: if core.passes(.pushStartAsksPermission, true) { return }
    case .attributesTooLarge: if core.passes(.pushStartIsMeasured, true) { return }
    case .targetMaximumExceeded: if core.passes(.pushStartIsCounted, true) { return }
    case .unsupported, .visibility: return
    }
    begin(push.activity, content, ActivityRequest(pushType: .token), &core)
    alert(push.activity, &core)
  }

  /// Returns true if a push takes effect, and charges it if it counts (LA-22, LA-23).
  private mutating func hears(
    _ push: ActivityPush,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard all.contains(where: { reaches(push, $0, &core) }) else { return false }
    // While the person allows frequent pushes, no source gives a limit (AS-16).
    let isFree = core.state.phone.allowsFrequentPushes || push.isOpportunistic
    if !isFree || core.passes(.opportunisticIsCounted, false) {
      let fits = ActivityMachine.isCounted(core.numbers.activityPushBudget, in: &pushes, &core)
      if core.passes(.pushBudgetIsKept, !fits) { return false }
    }
    return isDecoded(push, &core)
  }

  private func isDecoded(
    _ push: ActivityPush,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    !core.passes(.unreadableIsDropped, push.isUnreadable)
  }

  /// Charges a push to the last hour's budget and returns false if it is exhausted (AS-16).
  private static func isCounted(
    _ budget: Int64,
    in past: inout [Instant],
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    let hour = Interval.hours(1).microseconds
    past.removeAll {
      core.decisions.holds(.activityPushPassed, (core.state.now - $0).microseconds, hour)
    }
    guard core.decisions.holds(.activityPushFits, Int64(past.count) + 1, budget)
    else { return false }
    past.append(core.state.now)
    return true
  }

  /// Returns true if an activity counts a push among its calls, effective or not.
  private func concerns(_ push: ActivityPush, _ activity: LiveActivity) -> Bool {
    push.concerns(activity.id, activity.pushType)
  }

  private func reaches(
    _ push: ActivityPush,
    _ activity: LiveActivity,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard activity.isRunning, push.address != .channel || core.numbers.hasBroadcastChannels
    else { return false }
    let isMeant = push.address != .formerToken && concerns(push, activity)
    let takesIt = activity.pushType == (push.address == .channel ? .channel : .token)
    return core.passes(.pushReaches, isMeant && takesIt)
  }
}
