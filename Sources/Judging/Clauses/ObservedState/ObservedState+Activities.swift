import WidgetModel

// Live Activities as the inputs and the subject tell of them.
extension ObservedState {
  /// Calls a function for each Live Activity that is to be seen.
  func forEachActivity(_ body: (ActivityRecord) -> Void) {
    for place in activities.records.indices where activities.records[place].isVisible {
      body(activities.records[place])
    }
  }

  /// The Live Activity of a number that is to be seen.
  func activity(_ id: ActivityID) -> ActivityRecord? {
    activities.record(id).flatMap { $0.pointee.isVisible ? $0.pointee : nil }
  }

  /// The call for an activity of a number that is neither started nor refused.
  func askedActivity(_ id: ActivityID) -> ActivityRecord.Call? {
    activities.record(id)?.pointee.asked
  }
}
