import AppIntents
import SwiftUI
import WidgetKit

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp-control", provider: LampValueProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent(isOn: !isOn)) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp")
    .description("Switches the lamp.")
  }
}

struct LampValueProvider: ControlValueProvider {
  var previewValue: Bool { false }

  // Named: DL-05.provider. The function that takes so long,
  // Named: CT-13.provider. and that throws.
  func currentValue() async throws -> Bool {
    // Seeded: DL-05.provider. Whoever opens the Control Center waits for it.
    try await Task.sleep(for: .seconds(3))
    // Seeded: CT-13.provider. The preview's value would do.
    guard let isOn = Lamp.isOn else { throw LampError.unknown }
    return isOn
  }
}

enum LampError: Error {
  case unknown
}
