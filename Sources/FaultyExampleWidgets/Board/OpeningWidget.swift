import SwiftUI
import WidgetKit

struct OpeningEntry: TimelineEntry { let date: Date }

struct OpeningProvider: TimelineProvider {
  func placeholder(in context: Context) -> OpeningEntry { OpeningEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OpeningEntry) -> Void) {
    completion(OpeningEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OpeningEntry>) -> Void) {
    completion(Timeline(entries: [OpeningEntry(date: .now)], policy: .never))
  }
}

struct OpeningView: View {
  private var opening: String {
    let nine =
      DateComponents(calendar: .current, year: 2026, month: 3, day: 2, hour: 9).date ?? .now
    let formatter = DateFormatter()
    formatter.dateFormat = "h:mm a"
    // Seeded: CR-16. Most of the world has no AM and PM.
    return formatter.string(from: nine)
  }

  var body: some View {
    Text("Opens \(opening)").containerBackground(.background, for: .widget)
  }
}

struct OpeningWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "opening", provider: OpeningProvider()) { _ in OpeningView() }
      .configurationDisplayName("Opening")
      .description("When the station opens.")
      .supportedFamilies([.systemSmall])
  }
}
