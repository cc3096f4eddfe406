import AppIntents
import SwiftUI
import WidgetKit

private struct Light: SetValueIntent {
  static let title: LocalizedStringResource = "Light"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "light")
    return .result()
  }
}

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult { .result() }
}

extension Uses {
  /// Controls of the Control Center.
  func addControlWidgets() {
    do {
      struct Bell: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "bell") {
            ControlWidgetButton(action: Ring()) { Text("Ring") }
          }
        }
      }
      struct Bells: WidgetBundle {
        var body: some Widget { Bell() }
      }
      bundle(
        "ControlWidget",
        "ControlWidgetConfiguration",
        "StaticControlConfiguration",
        "StaticControlConfiguration(kind:){}",
        "ControlWidgetButton",
        "ControlWidgetButton(action:){}"
      ) { Bells() }
    }
    do {
      struct Lit: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
      }
      struct Switch: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "switch", provider: Lit()) { isOn in
            ControlWidgetToggle("Light", isOn: isOn, action: Light()) { Text($0 ? "lit" : "dark") }
          }
          .displayName("Light switch")
        }
      }
      struct Switches: WidgetBundle {
        var body: some Widget { Switch() }
      }
      bundle(
        "StaticControlConfiguration(kind:provider:){}",
        "ControlValueProvider",
        "ControlWidgetToggle",
        "ControlWidgetToggle(_:isOn:action:){}",
        "SetValueIntent",
        ".displayName",
        ".displayName(_:)"
      ) { Switches() }
    }
    do {
      struct Room: ControlConfigurationIntent {
        static let title: LocalizedStringResource = "Room"
        @Parameter(title: "Name") var name: String?
      }
      struct RoomLight: AppIntentControlValueProvider {
        func previewValue(configuration: Room) -> Bool { false }
        func currentValue(configuration: Room) async throws -> Bool { true }
      }
      struct Switch: ControlWidget {
        var body: some ControlWidgetConfiguration {
          AppIntentControlConfiguration(kind: "room", provider: RoomLight()) { isOn in
            ControlWidgetToggle(isOn: isOn, action: Light()) { Text("Room") }
          }
        }
      }
      struct Switches: WidgetBundle {
        var body: some Widget { Switch() }
      }
      bundle(
        "AppIntentControlConfiguration",
        "AppIntentControlConfiguration(kind:provider:){}",
        "AppIntentControlValueProvider",
        "ControlConfigurationIntent",
        "ControlWidgetToggle(isOn:action:){}"
      ) { Switches() }
    }
    do {
      struct Bell: ControlWidget {
        @ControlWidgetTemplateBuilder var template: some ControlWidgetTemplate {
          ControlWidgetButton(action: Ring()) { Text("Ring twice") }
        }
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "built") { template }
        }
      }
      struct Bells: WidgetBundle {
        var body: some Widget { Bell() }
      }
      bundle("@ControlWidgetTemplateBuilder") { Bells() }
    }
    noted("ControlCenter", "ControlCenter.shared") { ControlCenter.shared.reloadAllControls() }
  }
}
