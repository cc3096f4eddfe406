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

  /// Waits until the app has finished a possible write, as code without async functions does: a
  /// thread of its own sleeps, and the caller waits for the thread.
  static func settle() {
    let isSettled = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      isSettled.signal()
    }
    while isSettled.wait(timeout: .now() + .milliseconds(70)) == .timedOut {}
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

  func perform() async throws -> some IntentResult {
    Lamp.isOn = value
    // The widget reloads by itself after its own button; one call serves the control.
    ControlCenter.shared.reloadControls(ofKind: "lamp-control")
    return .result()
  }
}
