import AppIntents
import SwiftUI
import WidgetKit

struct LampEntry: TimelineEntry {
  let date: Date
  let isOn: Bool?
  var nextLook = Date.distantPast
}

struct LampProvider: TimelineProvider {
  func placeholder(in context: Context) -> LampEntry {
    LampEntry(date: .now, isOn: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
    completion(LampEntry(date: .now, isOn: context.isPreview ? true : Lamp.isOn))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
    let now = Date.now
    Lamp.settle()
    let nextLook = now.addingTimeInterval(7200)
    let entry = LampEntry(date: now, isOn: Lamp.isOn, nextLook: nextLook)
    completion(Timeline(entries: [entry], policy: .after(nextLook)))
  }
}

struct LampView: View {
  let entry: LampEntry

  var body: some View {
    VStack {
      if let isOn = entry.isOn {
        Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
        Toggle("Lamp", isOn: isOn, intent: SetLampIntent(isOn: !isOn))
      } else {
        Text("Is the lamp on?")
        Button("Switch on", intent: SetLampIntent(isOn: true))
      }
      Text(entry.nextLook, style: .relative).font(.caption)
    }
    .containerBackground(for: .widget) {
      Color.yellow.opacity(entry.isOn == true ? 0.4 : 0)
    }
  }
}

struct LampWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lamp", provider: LampProvider()) { entry in
      LampView(entry: entry)
    }
    .configurationDisplayName("Lamp")
    .description("The lamp at home.")
    .supportedFamilies([.systemSmall])
  }
}
