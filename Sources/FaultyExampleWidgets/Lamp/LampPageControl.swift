import AppIntents
import SwiftUI
import WidgetKit

/// Brings the app to the front.
struct ShowLampPageIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Page"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct LampPageControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    // Seeded: CT-08.configuration. The gallery has two controls with the app's name.
    StaticControlConfiguration(kind: "lamp-page") {
      // Seeded: CT-07.configuration. The app does not learn which page is meant.
      ControlWidgetButton(action: ShowLampPageIntent()) {
        Label("Colors", systemImage: "paintpalette")
      }
    }
    .description("Opens the colors of the lamp.")
  }
}
