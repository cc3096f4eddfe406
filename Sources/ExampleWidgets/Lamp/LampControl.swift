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
    // What the app saved is there at once; the lamp itself is asked by the app.
    Lamp.isOn ?? previewValue
  }
}
