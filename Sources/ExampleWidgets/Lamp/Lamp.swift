import AppIntents
import Foundation
import WidgetKit

/// The lamp as the app last knew it.
enum Lamp {
  private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.lamp") }

  /// Whether the lamp is on, `nil` when the app never said so.
  static var isOn: Bool? {
    get { defaults?.object(forKey: "isOn") as? Bool }
    set { defaults?.set(newValue, forKey: "isOn") }
  }

  /// Waits until the app has written what it may be writing, as code without async functions does: a
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
