import AppIntents
import SwiftUI
import WidgetKit

/// Variables of a process.
enum Turned {
  nonisolated(unsafe) static var inApp = false
  nonisolated(unsafe) static var here = false
}

/// Sets a variable in the app's process.
struct TurnInApp: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.inApp = true
    return .result()
  }
}

/// Sets a variable in the extension's process.
struct TurnHere: SetValueIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Turned.here = true
    return .result()
  }
}

/// A control's kind with the writer of a variable and its reader.
protocol StandIn {
  associatedtype Action: SetValueIntent where Action.ValueType == Bool
  static var kind: String { get }
  static var action: Action { get }
  static var preview: Bool { get }
  static var value: Bool { get }
}

extension StandIn {
  static var preview: Bool { false }
  static var value: Bool { false }
}

struct StandInControl<Name: StandIn>: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { Name.preview }
    func currentValue() async throws -> Bool { Name.value }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Name.kind, provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: Name.action) { _ in Text("lamp") }
    }
  }
}

enum TurnedInApp: StandIn {
  static let kind = "turned in the app"
  static var action: TurnInApp { TurnInApp() }
  static var preview: Bool { Turned.inApp }
}

enum AlwaysOn: StandIn {
  static let kind = "always on"
  static var action: TurnInApp { TurnInApp() }
  static var preview: Bool { true }
}

enum TurnedHere: StandIn {
  static let kind = "turned here"
  static var action: TurnHere { TurnHere() }
  static var preview: Bool { Turned.here }
}

enum EndsAfterApp: StandIn {
  static let kind = "ends after the app"
  static var action: TurnInApp { TurnInApp() }
  static var value: Bool {
    precondition(!Turned.inApp, "what the app alone can turn")
    return false
  }
}

enum EndsHere: StandIn {
  static let kind = "ends here"
  static var action: TurnHere { TurnHere() }
  static var value: Bool {
    precondition(!Turned.here, "what an intent has turned")
    return false
  }
}

/// The controls that preview a variable.
struct StandInPreviews: WidgetBundle {
  var body: some Widget {
    StandInControl<TurnedInApp>()
    StandInControl<AlwaysOn>()
    StandInControl<TurnedHere>()
  }
}

/// The controls whose value ends the process.
struct StandInEndings: WidgetBundle {
  var body: some Widget {
    StandInControl<EndsAfterApp>()
    StandInControl<EndsHere>()
  }
}
