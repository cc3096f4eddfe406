import AppIntents
import SwiftUI
import WidgetKit

/// The time between the alarm and the departure of a tram.
struct SelectAlarmIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Alarm"

  @Parameter(title: "Minutes before")
  // Named: AI-04.configuration. The parameter that has no value.
  var minutes: Int
}

struct AlarmValueProvider: AppIntentControlValueProvider {
  func previewValue(configuration: SelectAlarmIntent) -> Int { 10 }

  func currentValue(configuration: SelectAlarmIntent) async throws -> Int {
    configuration.minutes
  }
}

struct AlarmControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    // Seeded: AI-04.configuration. In the gallery nobody has chosen yet.
    AppIntentControlConfiguration(kind: "alarm", provider: AlarmValueProvider()) { minutes in
      ControlWidgetButton(action: SetAlarmIntent(minutes: minutes)) {
        Label("\(minutes) min before", systemImage: "alarm")
      }
    }
    .displayName("Tram alarm")
    .description("Rings before the next tram leaves.")
  }
}
