import AppIntents
import CoreLocation
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
    // Seeded: AG-09.app. The widget may read the value before it is there.
    WidgetCenter.shared.reloadTimelines(ofKind: "tram")
    CommuteStore.takesNext = isTaken
    return .result()
  }
}

/// Sets the alarm some minutes before a tram leaves.
struct SetAlarmIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Alarm"

  @Parameter(title: "Minutes")
  var minutes: Int

  @Parameter(title: "Sound")
  var sound: String?

  init() {}

  init(minutes: Int) {
    self.minutes = minutes
  }

  // Named: AI-16.intent. The function that throws,
  // Named: VW-11.intent. and that asks.
  func perform() async throws -> some IntentResult {
    // Seeded: DL-19.intent. An intent never gets a location.
    let place = CLLocationManager().location
    // Seeded: VW-11.intent. Nobody can answer.
    let sound = try? await $sound.requestValue("Which sound?")
    CommuteStore.defaults?.set("\(sound ?? "Bell") \(place == nil)", forKey: "alarm")
    // Seeded: AI-16.intent. The button does nothing, and nobody knows why.
    guard minutes > 60 else { throw AlarmError.tooLate }
    return .result()
  }
}

enum AlarmError: Error {
  case tooLate
}
