import SwiftUI
import WidgetKit

struct DayPartEntry: TimelineEntry { let date: Date }

struct DayPartProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayPartEntry { DayPartEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DayPartEntry) -> Void) {
    completion(DayPartEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayPartEntry>) -> Void) {
    let now = Date.now
    // Seeded: CR-13. The next part does not begin half an hour from now.
    let entries = (0..<12).map { DayPartEntry(date: now.addingTimeInterval(Double($0) * 1800)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DayPartView: View {
  let date: Date

  /// The index of the part of the day, of 48.
  private var part: Int {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return (parts.hour ?? 0) * 2 + (parts.minute ?? 0) / 30 + 1
  }

  var body: some View {
    Text("Part \(part) of 48").containerBackground(.background, for: .widget)
  }
}

struct DayPartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "part", provider: DayPartProvider()) { DayPartView(date: $0.date) }
      .configurationDisplayName("Part of the day")
      .description("Which half-hour it is.")
      .supportedFamilies([.systemSmall])
  }
}
