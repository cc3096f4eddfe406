import AppIntents
import CoreLocation
import SwiftUI
import WidgetKit

/// The action of a widget in its timeline call, and the condition on which its code then traps.
enum Calling {
  /// Requests new relevance, of itself or of nobody.
  case relevance(ofKind: String)
  /// Reloads controls of a kind.
  case controls(ofKind: String)
  /// Traps unless the placed controls have these kinds.
  case placedControls([String])
  /// Reloads timelines of a kind.
  case timelines(ofKind: String)
  /// Traps in a timeline call that comes later than the first.
  case once
  /// Traps if widgets may know the phone's location.
  case location
}

extension Calling {
  /// A minute after scenarios begin; a widget that asks for no reload is not asked later.
  static let firstMinuteEnd = Date(timeIntervalSince1970: 1_767_571_260)
}

struct CallingProvider: AppIntentTimelineProvider {
  struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Calling"
  }

  let calling: Calling

  func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now) }

  func snapshot(for configuration: Configuration, in context: Context) async -> PlaceEntry {
    PlaceEntry(date: .now)
  }

  func timeline(for configuration: Configuration, in context: Context) async -> Timeline<PlaceEntry>
  {
    switch calling {
    case .relevance(let kind): WidgetCenter.shared.invalidateRelevance(ofKind: kind)
    case .controls(let kind): ControlCenter.shared.reloadControls(ofKind: kind)
    case .placedControls(let kinds):
      let controls = try? await ControlCenter.shared.currentControls()
      precondition(controls?.map(\.kind) == kinds)
      precondition(Set(controls?.map(\.id) ?? []).count == kinds.count)
    case .timelines(let kind): WidgetCenter.shared.reloadTimelines(ofKind: kind)
    case .once:
      precondition(Date.now < Calling.firstMinuteEnd, "a timeline was asked again")
    case .location: precondition(!CLLocationManager().isAuthorizedForWidgetUpdates)
    }
    return Timeline(entries: [PlaceEntry(date: .now)], policy: .never)
  }

  func relevance() async -> WidgetRelevance<Configuration> {
    preconditionFailure("relevance was asked")
  }
}

struct CallingWidget<Name: CallingName>: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Name.kind,
      intent: CallingProvider.Configuration.self,
      provider: CallingProvider(calling: Name.calling)
    ) { _ in Text("called") }
    .pushHandler(Name.self)
  }
}

/// A widget's kind with its action, and its push handler.
protocol CallingName: WidgetPushHandler {
  static var kind: String { get }
  static var calling: Calling { get }
}

extension CallingName {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    precondition(Self.kind != "told", "the handler was told")
  }
}

struct AsksItself: CallingName {
  static let kind = "asks itself"
  static let calling = Calling.relevance(ofKind: "asks itself")
}

struct AsksNobody: CallingName {
  static let kind = "asks nobody"
  static let calling = Calling.relevance(ofKind: "somebody")
}

struct ReloadsLamp: CallingName {
  static let kind = "reloads the lamp"
  static let calling = Calling.controls(ofKind: "lamp")
}

struct ReloadsNothing: CallingName {
  static let kind = "reloads nothing"
  static let calling = Calling.controls(ofKind: "heater")
}

struct CountsLamp: CallingName {
  static let kind = "counts the lamp"
  static let calling = Calling.placedControls(["lamp"])
}

struct CountsNothing: CallingName {
  static let kind = "counts nothing"
  static let calling = Calling.placedControls([])
}

struct Told: CallingName {
  static let kind = "told"
  static let calling = Calling.placedControls([])
}

struct ReloadsOther: CallingName {
  static let kind = "reloads another"
  static let calling = Calling.timelines(ofKind: "asked once")
}

struct AskedOnce: CallingName {
  static let kind = "asked once"
  static let calling = Calling.once
}

struct Locates: CallingName {
  static let kind = "locates"
  static let calling = Calling.location
}

/// A control whose value cannot be read.
struct LampControl: ControlWidget {
  struct Value: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { preconditionFailure("the lamp was asked") }
  }

  struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  /// Receives every placed control with its token.
  struct Tokens: ControlPushHandler {
    func pushTokensDidChange(controls: [ControlInfo]) {
      precondition(controls.isEmpty || controls.contains { $0.pushInfo == nil }, "tokens were told")
    }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: Value()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: Switch()) { _ in Text("lamp") }
    }
    .pushHandler(Tokens.self)
  }
}

struct CallingWidgets: WidgetBundle {
  var body: some Widget {
    CallingWidget<AsksItself>()
    CallingWidget<AsksNobody>()
    CallingWidget<ReloadsLamp>()
    CallingWidget<ReloadsNothing>()
    CallingWidget<CountsLamp>()
    CallingWidget<CountsNothing>()
    CallingWidget<Told>()
    CallingWidget<Locates>()
    CallingWidget<ReloadsOther>()
    CallingWidget<AskedOnce>()
    LampControl()
  }
}
