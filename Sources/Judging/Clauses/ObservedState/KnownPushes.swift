import WidgetModel

/// A push to Live Activities, and what is expected of it.
struct KnownPush {
  /// What is to become of a push.
  enum Outcome {
    /// It has its effect.
    case heard
    /// It is sent to nothing that takes it.
    case unreached
    /// Its content cannot be decoded (LA-21).
    case unreadable
    /// There were as many as the budget allows (LA-23, LA-25).
    case beyondBudget
    /// It is to start an activity, and brings no alert (LA-25).
    case withoutAlert
  }

  let push: ActivityPush
  let instant: Instant
  let outcome: Outcome
}

/// The pushes to Live Activities, as far as an hour remembers them (AS-16).
struct KnownPushes {
  /// The last one.
  private(set) var last: KnownPush?
  /// Whether the person allows frequent pushes (LA-24).
  var areFrequent = false
  private var counted: [Instant] = []
  private var starts: [Instant] = []

  mutating func begin() {
    last = nil
    areFrequent = false
    counted.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Whether a push counts in a budget: all starts do, and what is sent with priority 10 (LA-22).
  func isCounted(_ push: ActivityPush) -> Bool {
    push.isStart || !push.isOpportunistic && !areFrequent
  }

  /// How many pushes of the last hour count for one of the two budgets.
  func count(ofStarts: Bool, at now: Instant) -> Int {
    (ofStarts ? starts : counted).count { now - $0 < .hours(1) }
  }

  /// Notes a push as the last one, and in its budget if it had a part of it.
  mutating func note(_ known: KnownPush) {
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
  /// What is to become of a push that comes now.
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
  /// Whether a push to update or end reaches it.
  func isReached(by push: ActivityPush) -> Bool {
    guard isRunning else { return false }
    return switch push.address {
    case .token: request.pushType == .token && id == push.activity
    case .channel: request.pushType == .channel
    case .formerToken: false
    }
  }
}

extension ObservedState {
  /// The push by which the subject shows an activity's other content or ends it now, `nil` where it is another
  /// thing's doing.
  func push(behind effect: ActivityEffect, at now: Instant) -> KnownPush? {
    switch effect {
    case .shown(let id, let number) where number > 0: activity(id)?.newest(as: number)?.push
    case .changed(let id, .ended):
      activities.pushes.last.flatMap { push in
        guard let activity = activity(id), !activity.isToEnd(at: now, profile),
          push.instant == now, push.push.isEnd
        else { return nil }
        return push
      }
    default: nil
    }
  }

  /// The push that starts an activity for which its app has not asked, `nil` where there is none.
  func push(starting id: ActivityID) -> KnownPush? {
    guard activity(id) == nil, askedActivity(id) == nil else { return nil }
    return activities.record(id)?.pointee.pushed?.push
  }
}

extension ActivityPush {
  /// Whether it is to start an activity (LA-25).
  var isStart: Bool {
    if case .start = event { true } else { false }
  }

  /// Whether it is to end activities.
  var isEnd: Bool {
    if case .end = event { true } else { false }
  }
}
