import SwiftUI
import WidgetKit

struct WarningEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// Shows the warning that is in force, if there is one.
struct WarningProvider: TimelineProvider {
  func placeholder(in context: Context) -> WarningEntry { WarningEntry(date: .now, text: "…") }

  func getSnapshot(in context: Context, completion: @escaping (WarningEntry) -> Void) {
    completion(WarningEntry(date: .now, text: "Gusts in the evening"))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<WarningEntry>) -> Void
  ) {
    Task {
      let next = Date.now.addingTimeInterval(2700)
      guard let forecast = await ForecastLoader.load() else {
        let entry = WarningEntry(date: .now, text: "Not reachable")
        return completion(Timeline(entries: [entry], policy: .after(next)))
      }
      let entry = WarningEntry(date: .now, text: forecast.warning ?? "No warning")
      completion(Timeline(entries: [entry], policy: .after(next)))
    }
  }
}

struct WarningView: View {
  let entry: WarningEntry

  var body: some View {
    Text(entry.text).containerBackground(.background, for: .widget)
  }
}

struct WarningWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "warning", provider: WarningProvider()) { WarningView(entry: $0) }
      .configurationDisplayName("Warning")
      .description("The warning that is in force.")
      .supportedFamilies([.systemSmall])
  }
}
