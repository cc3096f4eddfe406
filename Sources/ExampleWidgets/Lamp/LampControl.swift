import AppIntents
import SwiftUI
import WidgetKit

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp-control", provider: LampValueProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp")
    .description("Switches the lamp.")
  }
}

struct LampValueProvider: ControlValueProvider {
  var previewValue: Bool { false }

  func currentValue() async throws -> Bool {
    // The app's saved state is available at once; only the app asks the lamp itself.
    Lamp.isOn ?? previewValue
  }
}
