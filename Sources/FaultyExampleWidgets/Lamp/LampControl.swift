import AppIntents
import SwiftUI
import WidgetKit

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp-control", provider: LampValueProvider()) { isOn in
      // Seeded: CT-05.intent. The system fills the value in.
      // Seeded: CT-09.view. Nobody can read if the lamp is on.
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent(isOn: !isOn)) { _ in
        Label("Lamp", systemImage: "lightbulb")
      }
    }
    .description("Switches the lamp.")
  }
}

struct LampValueProvider: ControlValueProvider {
  // Named: CT-03.provider. The property with that value.
  var previewValue: Bool {
    // Seeded: CT-03.provider. In the gallery no lamp is on.
    true
  }

  // Named: DL-05.provider. The function that takes so long,
  // Named: CT-13.provider. and that throws.
  func currentValue() async throws -> Bool {
    // Seeded: DL-05.provider. Anyone who opens the Control Center waits for it.
    try await Task.sleep(for: .seconds(3))
    // Seeded: CT-13.provider. The preview's value would be enough.
    guard let isOn = Lamp.isOn else { throw LampError.unknown }
    return isOn
  }
}

enum LampError: Error {
  case unknown
}
