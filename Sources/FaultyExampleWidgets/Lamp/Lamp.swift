import AppIntents
import Foundation
import WidgetKit

/// The last state of the lamp that the app knew.
enum Lamp {
  private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.lamp") }

  /// True if the lamp is on, `nil` if the app never said so.
  static var isOn: Bool? {
    get { defaults?.object(forKey: "isOn") as? Bool }
    set { defaults?.set(newValue, forKey: "isOn") }
  }
}

/// Switches the lamp.
struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch Lamp"

  @Parameter(title: "On")
  var value: Bool

  init() {}

  init(isOn: Bool) {
    value = isOn
  }

  // Named: CR-32. The function that sets something else.
  func perform() async throws -> some IntentResult {
    // Seeded: CR-32. Switching on a lamp that is already on switches it off.
    Lamp.isOn = !(Lamp.isOn ?? value)
    // Seeded: RB-29.app. Two calls where one, or none, would be enough.
    WidgetCenter.shared.reloadTimelines(ofKind: "lamp")
    // Named: RB-29.app. The second one.
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}
