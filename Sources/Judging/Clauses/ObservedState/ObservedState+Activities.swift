import WidgetModel

// Live Activities according to the inputs and the subject.
extension ObservedState {
  /// Calls a function for each existing Live Activity.
  func forEachActivity(_ body: (ActivityRecord) -> Void) {
    for place in activities.records.indices where activities.records[place].isPresent {
      body(activities.records[place])
    }
  }

  /// Returns the existing Live Activity of a number.
  func activity(_ id: ActivityID) -> ActivityRecord? {
    activities.record(id).flatMap { $0.pointee.isPresent ? $0.pointee : nil }
  }

  /// Returns the call for an activity that is neither started nor refused.
  func askedActivity(_ id: ActivityID) -> ActivityRecord.Call? {
    activities.record(id)?.pointee.asked
  }

  /// Returns the app's request for an activity that is neither started nor refused.
  func askedRequest(_ id: ActivityID) -> ActivityRequest? {
    activities.record(id).flatMap { $0.pointee.asked == nil ? nil : $0.pointee.request }
  }

  /// Returns the start of an activity that does not exist yet, by the app or otherwise by a push.
  func start(of id: ActivityID) -> ActivityRecord.Call? {
    activities.record(id).flatMap { $0.pointee.asked ?? $0.pointee.pushed }
  }

  /// Returns true if the app may start the requested activity: it is in front, or an intent asks
  /// (LA-03).
  func isVisible(_ id: ActivityID) -> Bool {
    phone.isForeground || askedRequest(id)?.isFromIntent == true
  }

  /// Returns true if an error applies to an activity that the app requests now (LA-33).
  func isReason(
    _ reason: ActivityError,
    toRefuse id: ActivityID,
    _ call: ActivityRecord.Call
  ) -> Bool {
    switch reason {
    case .unsupported: !profile.isOn(.liveActivities)
    case .denied: !activities.areAllowed
    case .visibility: !isVisible(id)
    case .attributesTooLarge: call.content.bytes > profile[.activityByteLimit]
    case .targetMaximumExceeded: Int64(activities.counted) >= profile[.activitiesPerApp]
    }
  }

  /// Returns true if an activity that starts now takes pushes to a token of its own (LA-28).
  func takesPushes(_ id: ActivityID) -> Bool {
    guard let record = activities.record(id) else { return false }
    if record.pointee.isPresent { return record.pointee.request.pushType == .token }
    return record.pointee.asked == nil || record.pointee.request.pushType == .token
  }
}
