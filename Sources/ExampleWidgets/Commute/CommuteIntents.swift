import AppIntents
import WidgetKit

/// Takes the next tram, or does not.
struct TakeTramIntent: AppIntent {
  static let title: LocalizedStringResource = "Take Tram"

  @Parameter(title: "Taken")
  var isTaken: Bool

  init() {}

  init(isTaken: Bool) {
    self.isTaken = isTaken
  }

  func perform() async throws -> some IntentResult {
    CommuteStore.takesNext = isTaken
    WidgetCenter.shared.reloadTimelines(ofKind: "tram")
    return .result()
  }
}

/// Sets the alarm some minutes before a tram leaves.
struct SetAlarmIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Alarm"

  @Parameter(title: "Minutes")
  var minutes: Int

  @Parameter(title: "Sound", default: "Bell")
  var sound: String

  init() {}

  init(minutes: Int) {
    self.minutes = minutes
  }

  func perform() async throws -> some IntentResult {
    // Being late is not an error: the next entry says so.
    let alarm = minutes > 60 ? "too late" : "\(sound) at \(CommuteStore.nearby ?? "home")"
    CommuteStore.defaults?.set(alarm, forKey: "alarm")
    return .result()
  }
}
