import AppIntents
import SwiftUI

private struct Tap: AppIntent {
  static let title: LocalizedStringResource = "Tap"
  func perform() async throws -> some IntentResult { .result() }
}

extension Uses {
  /// Buttons, links, gauges and progress.
  func addControls() {
    let noon = Date(timeIntervalSince1970: 43_200)
    view("Button", "Button(intent:){}") { Button(intent: Tap()) { Text("a") } }
    view("Button(_:){}") { Button("a") {} }
    view("Button{} label:{}") {
      Button {
      } label: {
        Text("a")
      }
    }
    let button = Button(intent: Tap()) { Text("a") }
    view(".buttonStyle", ".buttonStyle(_:)", ".plain", from: button) { button.buttonStyle(.plain) }
    view(".bordered", from: button) { button.buttonStyle(.bordered) }
    view(".borderedProminent", from: button) { button.buttonStyle(.borderedProminent) }
    view(".buttonBorderShape", ".roundedRectangle", from: button) {
      button.buttonBorderShape(.roundedRectangle)
    }
    view("Toggle", "Toggle(isOn:intent:){}") { Toggle(isOn: true, intent: Tap()) { Text("a") } }
    do {
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.isOn ? "on" : "off")
        }
      }
      let toggle = Toggle(isOn: true, intent: Tap()) { Text("a") }
      view("ToggleStyle", ".toggleStyle", from: toggle) { toggle.toggleStyle(Switch()) }
    }
    view("Link", "Link(destination:){}") {
      Link(destination: URL(filePath: "/a")) { Text("a") }
    }
    view("Link(destination:label:)") {
      Link(destination: URL(filePath: "/a"), label: { Text("a") })
    }
    view("Link(_:destination:)") { Link("b", destination: URL(filePath: "/b")) }
    view("Gauge", "Gauge(value:){}") { Gauge(value: 0.4) { Text("a") } }
    view("Gauge(value:in:){} currentValueLabel:{}") {
      Gauge(value: 4, in: 0...10) {
        Text("a")
      } currentValueLabel: {
        Text("4")
      }
    }
    view("Gauge(value:in:){} currentValueLabel:{} minimumValueLabel:{} maximumValueLabel:{}") {
      Gauge(value: 4, in: 0...10) {
        Text("a")
      } currentValueLabel: {
        Text("4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    }
    let gauge = Gauge(value: 0.4) { Text("a") }
    view(".gaugeStyle", ".gaugeStyle(_:)", ".accessoryCircularCapacity", from: gauge) {
      gauge.gaugeStyle(.accessoryCircularCapacity)
    }
    view("ProgressView", "ProgressView()") { ProgressView() }
    view("ProgressView(value:)") { ProgressView(value: 0.3) }
    view("ProgressView(timerInterval:countsDown:label:currentValueLabel:)") {
      ProgressView(
        timerInterval: noon...noon.addingTimeInterval(60),
        countsDown: true,
        label: { Text("a") },
        currentValueLabel: { Text("b") }
      )
    }
    view(".progressViewStyle", ".progressViewStyle(_:)", ".circular", from: ProgressView()) {
      ProgressView().progressViewStyle(.circular)
    }
  }
}
