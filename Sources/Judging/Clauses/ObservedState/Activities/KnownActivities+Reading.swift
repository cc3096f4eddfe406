import WidgetModel

// Queries of checkers.
extension KnownActivities {
  func forEachPresent(_ body: (ActivityRecord) -> Void) {
    for place in records.indices where records[place].isPresent {
      body(records[place])
    }
  }

  /// Returns the existing Live Activity of a number.
  func present(_ id: ActivityID) -> ActivityRecord? {
    record(id).flatMap { $0.pointee.isPresent ? $0.pointee : nil }
  }

  /// Returns the call for an activity that is neither started nor refused.
  func askedCall(_ id: ActivityID) -> ActivityRecord.Call? {
    record(id)?.pointee.asked
  }

  /// Returns the app's request for an activity that is neither started nor refused.
  func askedRequest(_ id: ActivityID) -> ActivityRequest? {
    record(id).flatMap { $0.pointee.asked == nil ? nil : $0.pointee.request }
  }

  /// Returns the start of an activity that does not exist yet, by the app or otherwise by a push.
  func start(of id: ActivityID) -> ActivityRecord.Call? {
    record(id).flatMap { $0.pointee.asked ?? $0.pointee.pushed }
  }

  /// Returns true if the app may start the requested activity: it is in front, or an intent asks
  /// (LA-03).
  func isVisible(_ id: ActivityID, isForeground: Bool) -> Bool {
    isForeground || askedRequest(id)?.isFromIntent == true
  }

  /// Returns true if an error applies to an activity that the app requests now (LA-33).
  func isReason(
    _ reason: ActivityError,
    toRefuse id: ActivityID,
    _ call: ActivityRecord.Call,
    isForeground: Bool,
    _ profile: Profile
  ) -> Bool {
    switch reason {
    case .unsupported: !profile.isOn(.liveActivities)
    case .denied: !areAllowed
    case .visibility: !isVisible(id, isForeground: isForeground)
    case .attributesTooLarge: call.content.bytes > profile[.activityByteLimit]
    case .targetMaximumExceeded: Int64(counted) >= profile[.activitiesPerApp]
    }
  }

  /// Returns true if an activity that starts now takes pushes to a token of its own (LA-28).
  func takesPushes(_ id: ActivityID) -> Bool {
    guard let record = record(id) else { return false }
    if record.pointee.isPresent { return record.pointee.request.pushType == .token }
    return record.pointee.asked == nil || record.pointee.request.pushType == .token
  }

  /// Returns the push that caused the subject to show other content or to end an activity now, or
  /// `nil`.
  func push(
    behind effect: ActivityEffect,
    at now: Instant,
    _ profile: Profile
  ) -> KnownPush? {
    switch effect {
    case .shown(let id, let number) where number > 0: present(id)?.newest(as: number)?.push
    case .changed(let id, .ended):
      pushes.last.flatMap { push in
        guard let activity = present(id), !activity.isToEnd(at: now, profile),
          push.instant == now, push.push.isEnd
        else { return nil }
        return push
      }
    default: nil
    }
  }

  /// Returns the push that starts an activity that its app did not request, or `nil`.
  func push(starting id: ActivityID) -> KnownPush? {
    guard present(id) == nil, askedCall(id) == nil else { return nil }
    return record(id)?.pointee.pushed?.push
  }
}
