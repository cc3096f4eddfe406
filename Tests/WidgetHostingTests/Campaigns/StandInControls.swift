import AppIntents
import SwiftUI
import WidgetKit

/// Variables of a process, one for each control.
enum Turned {
  nonisolated(unsafe) static var inApp = false
  nonisolated(unsafe) static var here = false
  nonisolated(unsafe) static var inAppToEnd = false
  nonisolated(unsafe) static var hereToEnd = false
}

/// Turns a variable in the app's process.
struct TurnInApp: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.inApp = value
    return .result()
  }
}

/// Turns a variable in the extension's process.
struct TurnHere: SetValueIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.here = value
    return .result()
  }
}

/// Turns in the app's process what no code of the extension bears in its own.
struct EndInApp: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.inAppToEnd = true
    return .result()
  }
}

/// Turns it in the extension's process.
struct EndHere: SetValueIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.hereToEnd = true
    return .result()
  }
}

/// Previews and values that are read when they are asked for.
struct TurnedValue: ControlValueProvider {
  let preview: @Sendable () -> Bool
  let value: @Sendable () -> Bool

  var previewValue: Bool { preview() }

  func currentValue() async throws -> Bool { value() }
}

/// A control that previews what an intent of the app has turned.
struct TurnedInAppControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "turned in the app",
      provider: TurnedValue(preview: { Turned.inApp }, value: { false })
    ) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: TurnInApp()) { _ in Text("lamp") }
    }
  }
}

/// A control that previews its toggle on whatever an intent of the app does.
struct AlwaysOnControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "always on",
      provider: TurnedValue(preview: { true }, value: { false })
    ) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: TurnInApp()) { _ in Text("lamp") }
    }
  }
}

/// A control that previews what an intent of its own process has turned.
struct TurnedHereControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "turned here",
      provider: TurnedValue(preview: { Turned.here }, value: { false })
    ) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: TurnHere()) { _ in Text("lamp") }
    }
  }
}

/// A control whose value ends the process after an intent of the app.
struct EndsAfterAppControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "ends after the app",
      provider: TurnedValue(
        preview: { false },
        value: {
          precondition(!Turned.inAppToEnd, "what the app alone can turn")
          return false
        }
      )
    ) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: EndInApp()) { _ in Text("lamp") }
    }
  }
}

/// A control whose value ends the process after an intent of that process.
struct EndsHereControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "ends here",
      provider: TurnedValue(
        preview: { false },
        value: {
          precondition(!Turned.hereToEnd, "what an intent has turned")
          return false
        }
      )
    ) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: EndHere()) { _ in Text("lamp") }
    }
  }
}

/// Those that preview a variable.
struct StandInPreviews: WidgetBundle {
  var body: some Widget {
    TurnedInAppControl()
    AlwaysOnControl()
    TurnedHereControl()
  }
}

/// Those whose value ends the process.
struct StandInEndings: WidgetBundle {
  var body: some Widget {
    EndsAfterAppControl()
    EndsHereControl()
  }
}
