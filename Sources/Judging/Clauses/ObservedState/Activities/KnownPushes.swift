import WidgetModel

/// A push to Live Activities, with its expected outcome.
struct KnownPush {
  enum Outcome {
    case heard
    /// No activity takes it.
    case unreached
    /// Its content cannot be decoded (LA-21).
    case unreadable
    /// The budget is exhausted (LA-23, LA-25).
    case beyondBudget
    /// It should start an activity but has no alert (LA-25).
    case withoutAlert
  }

  let push: ActivityPush
  let instant: Instant
  let outcome: Outcome
}

/// The state of the pushes to Live Activities over the last hour (AS-16).
struct KnownPushes {
  private(set) var last: KnownPush?
  /// True if the person allows frequent pushes (LA-24).
  var areFrequent = false
  private var counted: [Instant] = []
  private var starts: [Instant] = []

  mutating func begin() {
    last = nil
    areFrequent = false
    counted.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Returns true if a push counts in a budget: all starts do, and pushes of priority 10 (LA-22).
  func isCounted(_ push: ActivityPush) -> Bool {
    push.isStart || !push.isOpportunistic && !areFrequent
  }

  /// Returns the number of pushes of the last hour that count in one of the two budgets.
  func count(ofStarts: Bool, at now: Instant) -> Int {
    (ofStarts ? starts : counted).count { now - $0 < .hours(1) }
  }

  /// Records a push as the last one, and charges it if it counts.
  mutating func record(_ known: KnownPush) {
    last = known
    guard isCounted(known.push), known.outcome != .unreached, known.outcome != .beyondBudget
    else { return }
    if known.push.isStart {
      KnownPushes.add(known.instant, to: &starts)
    } else {
      KnownPushes.add(known.instant, to: &counted)
    }
  }

  private static func add(_ instant: Instant, to list: inout [Instant]) {
    list.removeAll { instant - $0 >= .hours(1) }
    list.append(instant)
  }
}

extension KnownActivities {
  func outcome(of push: ActivityPush, at now: Instant, _ profile: Profile) -> KnownPush.Outcome {
    guard isReached(by: push, profile) else { return .unreached }
    if pushes.isCounted(push) {
      let budget = profile[push.isStart ? .activityStartBudget : .activityPushBudget]
      if pushes.count(ofStarts: push.isStart, at: now) >= budget { return .beyondBudget }
    }
    if push.isUnreadable { return .unreadable }
    if case .start(let content) = push.event, !content.alerts { return .withoutAlert }
    return .heard
  }

  private func isReached(by push: ActivityPush, _ profile: Profile) -> Bool {
    if push.isStart { return push.address == .token }
    if push.address == .channel, !profile.isOn(.broadcastChannels) { return false }
    return records.indices.contains { records[$0].isReached(by: push) }
  }
}

extension ActivityRecord {
  func isReached(by push: ActivityPush) -> Bool {
    guard isRunning else { return false }
    return switch push.address {
    case .token: request.pushType == .token && id == push.activity
    case .channel: request.pushType == .channel
    case .formerToken: false
    }
  }
}

extension ActivityPush {
  var isStart: Bool {
    if case .start = event { true } else { false }
  }

  var isEnd: Bool {
    if case .end = event { true } else { false }
  }
}
