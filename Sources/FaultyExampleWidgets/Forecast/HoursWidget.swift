import SwiftUI
import WidgetKit

struct HoursEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// Dates its entries by the moment of its own creation.
struct HoursProvider: TimelineProvider {
  let start = Date.now

  func placeholder(in context: Context) -> HoursEntry {
    HoursEntry(date: .now, text: "21 degrees")
  }

  func getSnapshot(in context: Context, completion: @escaping (HoursEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<HoursEntry>) -> Void
  ) {
    let sample = placeholder(in: context)
    Task {
      let next = Date.now.addingTimeInterval(3600)
      guard let forecast = await ForecastLoader.load() else {
        // Seeded: CR-11. Degrees that nobody measured.
        return completion(Timeline(entries: [sample], policy: .after(next)))
      }
      // Seeded: CR-04. The server has dates of its own.
      let entries = forecast.hours.prefix(12).enumerated().map { index, hour in
        HoursEntry(
          date: start.addingTimeInterval(Double(index) * 3600),
          text: "\(Int(hour.temperature)) degrees, \(hour.sky.rawValue)"
        )
      }
      let empty = HoursEntry(date: .now, text: "Nothing new")
      // Named: CR-04. The timeline that begins with the captured date.
      completion(Timeline(entries: entries.isEmpty ? [empty] : entries, policy: .after(next)))
    }
  }
}

struct HoursView: View {
  let entry: HoursEntry

  var body: some View {
    Text(entry.text).containerBackground(.background, for: .widget)
  }
}

struct HoursWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hours", provider: HoursProvider()) { HoursView(entry: $0) }
      .configurationDisplayName("Hours")
      .description("The weather of the next hours.")
      .supportedFamilies([.systemSmall])
  }
}
