import AppIntents
import SwiftUI
import WidgetKit

/// The time between the alarm and the departure of a tram.
struct SelectAlarmIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Alarm"

  @Parameter(title: "Minutes before")
  var minutes: Int?
}

struct AlarmValueProvider: AppIntentControlValueProvider {
  func previewValue(configuration: SelectAlarmIntent) -> Int { 10 }

  func currentValue(configuration: SelectAlarmIntent) async throws -> Int {
    configuration.minutes ?? 10
  }
}

struct AlarmControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "alarm", provider: AlarmValueProvider()) { minutes in
      ControlWidgetButton(action: SetAlarmIntent(minutes: minutes)) {
        Label("\(minutes) min before", systemImage: "alarm")
      }
    }
    .displayName("Tram alarm")
    .description("Rings before the next tram leaves.")
  }
}
