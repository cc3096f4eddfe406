import AppIntents
import SwiftUI
import WidgetKit

/// The pages of the app about the lamp.
enum LampPage: String, AppEnum {
  case colors, timers

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [LampPage: DisplayRepresentation] = [
    .colors: "Colors", .timers: "Timers",
  ]
}

/// Opens a page of the app; it is compiled into the app, too.
struct OpenLampPageIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Page"

  @Parameter(title: "Page")
  var target: LampPage

  init() {}

  init(_ page: LampPage) {
    target = page
  }
}

struct LampPageControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp-page") {
      ControlWidgetButton(action: OpenLampPageIntent(.colors)) {
        Label("Colors", systemImage: "paintpalette")
      }
    }
    .displayName("Lamp colors")
    .description("Opens the colors of the lamp.")
  }
}
