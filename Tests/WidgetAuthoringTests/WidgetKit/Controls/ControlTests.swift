import AppIntents
import SwiftUI
import Testing
import WidgetKit

import enum WidgetModel.AttributeName

@_spi(Hosting) @testable import WidgetAuthoring

/// The lamp that a control of the tests switches.
private final class Lamp: @unchecked Sendable {
  static let shared = Lamp()
  var isOn: [String: Bool] = [:]
}

private enum Room: String, AppEnum {
  case kitchen, bath
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .kitchen: "Kitchen", .bath: "Bath",
  ]
}

private struct RoomConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: .kitchen) var room: Room
}

private struct SwitchLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Room") var room: String
  @Parameter(title: "On") var value: Bool
  init() {}
  init(room: String) { self.room = room }
  func perform() async throws -> some IntentResult {
    Lamp.shared.isOn[room] = value
    return .result()
  }
}

/// An intent that brings the app to the front and then opens something with its result.
private struct ShowHall: AppIntent {
  static let title: LocalizedStringResource = "Show the hall"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/hall")))
  }
}

/// An intent that has an initial value, regardless of its creator.
private struct SwitchOff: SetValueIntent {
  static let title: LocalizedStringResource = "Switch off"
  @Parameter(title: "On") var value: Bool
  init() { value = false }
  init(value: Bool) { self.value = value }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ShowLamp: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

private struct LampControl: ControlWidget {
  struct Value {
    var isOn: Bool
    var room: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: RoomConfiguration) -> Value {
      Value(isOn: false, room: "preview")
    }
    func currentValue(configuration: RoomConfiguration) async throws -> Value {
      let room = configuration.room.rawValue
      return Value(isOn: Lamp.shared.isOn[room] ?? false, room: room)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Lamp", provider: Provider()) { value in
      ControlWidgetToggle(
        "Lamp",
        isOn: value.isOn,
        action: SwitchLamp(room: value.room)
      ) { isOn in
        Label(isOn ? "Shining" : "Dark", systemImage: "lightbulb")
          .controlWidgetActionHint("Switch")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Switches a lamp.")
    .promptsForUserConfiguration()
  }
}

private struct OpenControl: ControlWidget {
  static let kind = "Open"
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: OpenURLIntent(URL(fileURLWithPath: "/"))) {
        Label("Open", systemImage: "door")
      }
    }
  }
}

private struct ControlBundle: WidgetBundle {
  var body: some WidgetAuthoring.Widget {
    NumberedWidget()
    LampControl()
    if #available(iOS 18, *) { OpenControl() }
  }
}

@MainActor @Suite(.serialized) struct ControlTests {
  private func control(_ place: Int) throws -> any HostedControl {
    guard case .control(let control) = declarations(of: ControlBundle())[place].code else {
      throw NoControl()
    }
    return control
  }

  private struct NoControl: Error {}

  @Test func `controls stand among the widgets of a bundle`() {
    let declared = declarations(of: ControlBundle())
    #expect(declared.map(\.kind) == ["Numbered", "Lamp", "Open"])
    #expect(declared.map(\.typeName) == ["NumberedWidget", "LampControl", "OpenControl"])
    #expect(declared[1].displayName == "Lamp")
    #expect(declared[1].description == "Switches a lamp.")
    #expect(declared[1].attributes.map(\.name) == ["promptsForUserConfiguration"])
  }

  @Test func `a toggle shows the value and sets the one that the system fills in`() async throws {
    let control = try control(1)
    Lamp.shared.isOn = [:]
    for isOn in [true, false, true] {
      try await control.perform(isOn: isOn)
      #expect(Lamp.shared.isOn == ["kitchen": isOn])
      let drawn = try await control.draw(Renderer(), EnvironmentValues())
      let toggle = try #require(drawn.tree.nodes.first)
      #expect(toggle.kind == .toggle)
      #expect(toggle.isOn == isOn)
      #expect(drawn.targets.count == 1)
      #expect(drawn.tree.nodes.map(\.text).contains(isOn ? "Shining" : "Dark"))
      #expect(drawn.tree.attribute(.tint, of: 0) != nil)
    }
  }

  @Test func `a configured control acts on what was chosen`() async throws {
    let control = try control(1)
    Lamp.shared.isOn = [:]
    #expect(await control.configure(variant: 1).text == "room: bath")
    try await control.perform(isOn: true)
    #expect(Lamp.shared.isOn == ["bath": true])
  }

  @Test func `a drawing contains what its intent and its labels say`() throws {
    func attributes(_ template: some ControlWidgetTemplate) -> [AttributeName: String] {
      let tree = Renderer().render(template.drawn?.drawing ?? AnyView(EmptyView()), in: .init())
        .tree
      let own = tree.attributes.filter { $0.node == 0 }.map { ($0.name, $0.value) }
      return Dictionary(own) { $1 }
    }
    let lamp = SwitchLamp(room: "bath")
    let plain = ControlWidgetToggle("Lamp", isOn: true, action: lamp)
    #expect(attributes(plain) == [.valueLabels: "different"])
    lamp.value = false
    let alike = ControlWidgetToggle("Lamp", isOn: true, action: lamp) { _ in Text("Lamp") }
    #expect(attributes(alike) == [.valueLabels: "alike", .presetValue: "true"])
    let show = ControlWidgetButton("Show", action: ShowLamp())
    #expect(attributes(show) == [.foregroundIntent: "ShowLamp"])
    #expect(attributes(ControlWidgetButton("Show", action: ShowHall())) == [:])
    let open = ControlWidgetButton("Open", action: OpenURLIntent(URL(fileURLWithPath: "/")))
    #expect(attributes(open) == [.opensApp: "OpenURLIntent"])
  }

  @Test func `a value with which each intent begins does not count as preset, another does`() {
    let toggles = [SwitchOff(), SwitchOff(value: false), SwitchOff(value: true)].map {
      ControlWidgetToggle("Lamp", isOn: true, action: $0)
    }
    #expect(toggles.map { $0.action?.hasPresetValue } == [false, false, true])
  }

  @Test func `a value that the system filled in is not the code's`() async throws {
    let lamp = SwitchLamp(room: "hall")
    let toggle = ControlWidgetToggle("Lamp", isOn: true, action: lamp)
    try await toggle.action?.run(settingValue: false)
    #expect(lamp.value == false)
    #expect(toggle.action?.hasPresetValue == false)
  }

  @Test func `a button needs no value`() async throws {
    let control = try control(2)
    let preview = control.drawPreview(Renderer(), EnvironmentValues())
    #expect(preview.tree.nodes.first?.kind == .button)
    #expect(preview.tree.nodes.map(\.text).contains("Open"))
    try await control.perform(isOn: false)
  }

  @Test func `a title may be a key, a resource or a text`() {
    let resource: LocalizedStringResource = "Open"
    let text = "Open"
    let action = OpenURLIntent(URL(fileURLWithPath: "/"))
    let drawings = [
      ControlWidgetButton("Open", action: action).drawing,
      ControlWidgetButton(resource, action: action).drawing,
      ControlWidgetButton(text, action: action).drawing,
      ControlWidgetButton("Open", action: action) { _ in Text("Now") }.drawing,
      ControlWidgetButton(resource, action: action) { _ in Text("Now") }.drawing,
      ControlWidgetToggle("Open", isOn: true, action: SwitchLamp(room: "hall")).drawing,
      ControlWidgetToggle(resource, isOn: true, action: SwitchLamp(room: "hall")).drawing,
      ControlWidgetToggle(text, isOn: true, action: SwitchLamp(room: "hall")).drawing,
    ]
    for drawing in drawings {
      let rendering = Renderer().render(drawing, in: EnvironmentValues())
      #expect(rendering.tree.nodes.contains { $0.text == "Open" })
    }
  }
}
