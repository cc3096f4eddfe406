import WidgetModel

// Live Activities as the inputs and the subject tell of them.
extension ObservedState {
  /// Calls a function for each Live Activity that is there.
  func forEachActivity(_ body: (ActivityRecord) -> Void) {
    for place in activities.records.indices where activities.records[place].isPresent {
      body(activities.records[place])
    }
  }

  /// The Live Activity of a number that is there.
  func activity(_ id: ActivityID) -> ActivityRecord? {
    activities.record(id).flatMap { $0.pointee.isPresent ? $0.pointee : nil }
  }

  /// The call for an activity of a number that is neither started nor refused.
  func askedActivity(_ id: ActivityID) -> ActivityRecord.Call? {
    activities.record(id)?.pointee.asked
  }

  /// How the app asked for an activity of a number that is neither started nor refused.
  func askedRequest(_ id: ActivityID) -> ActivityRequest? {
    activities.record(id).flatMap { $0.pointee.asked == nil ? nil : $0.pointee.request }
  }

  /// How the app, or else a push, asked for an activity of a number that is not there.
  func start(of id: ActivityID) -> ActivityRecord.Call? {
    activities.record(id).flatMap { $0.pointee.asked ?? $0.pointee.pushed }
  }

  /// Whether the app may start the activity that it has asked for: it is in front, or an intent asks (LA-03).
  func isVisible(_ id: ActivityID) -> Bool {
    phone.isForeground || askedRequest(id)?.isFromIntent == true
  }

  /// Whether an error is true of an activity that the app has asked for now (LA-33).
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

  /// Whether an activity takes pushes to a token of its own that starts now (LA-28).
  func takesPushes(_ id: ActivityID) -> Bool {
    guard let record = activities.record(id) else { return false }
    if record.pointee.isPresent { return record.pointee.request.pushType == .token }
    return record.pointee.asked == nil || record.pointee.request.pushType == .token
  }
}
