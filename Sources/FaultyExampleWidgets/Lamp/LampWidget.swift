import AppIntents
import SwiftUI
import WidgetKit

struct LampEntry: TimelineEntry {
  let date: Date
  let isOn: Bool?
  var nextLook = Date.distantPast
}

/// Counts the answers.
enum LampAnswers {
  nonisolated(unsafe) private static var last = 0

  static func count() -> Int {
    last = (last + 1) % 30
    return last
  }
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
    // Seeded: CR-09. No extension may read there.
    _ = FileManager.default.contents(atPath: "/etc/lamp.conf")
    // Seeded: CR-50. The next timeline comes half an hour or more after the end of the countdown.
    let entry = LampEntry(date: now, isOn: Lamp.isOn, nextLook: now.addingTimeInterval(1800))
    // Seeded: TL-27.provider. The same question gets a different answer each time.
    let wait = Double(3600 + 60 * LampAnswers.count())
    // Named: TL-27.provider. The timeline that differs.
    completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(wait))))
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
      // Named: CR-50. The text that keeps counting.
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
