import SwiftUI
import WidgetKit

struct HoursEntry: TimelineEntry {
  let date: Date
  let text: String
  var isSample = false
}

/// Dates its entries as the server does, so that none of them has a moment of its own.
struct HoursProvider: TimelineProvider {
  func placeholder(in context: Context) -> HoursEntry {
    HoursEntry(date: .now, text: "21 degrees", isSample: true)
  }

  func getSnapshot(in context: Context, completion: @escaping (HoursEntry) -> Void) {
    // A person should not see a row of bars in the gallery.
    completion(HoursEntry(date: .now, text: "21 degrees"))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<HoursEntry>) -> Void
  ) {
    let sample = placeholder(in: context)
    Task {
      let next = Date.now.addingTimeInterval(3600)
      guard let forecast = await ForecastLoader.load() else {
        // The same bars as while the widget waits: nobody can mistake them for the weather.
        return completion(Timeline(entries: [sample], policy: .after(next)))
      }
      let now = HoursEntry(date: forecast.updatedAt, text: forecast.place)
      let hours = forecast.hours.prefix(12).filter { $0.time > forecast.updatedAt }.map {
        HoursEntry(date: $0.time, text: "\(Int($0.temperature)) degrees, \($0.sky.rawValue)")
      }
      completion(Timeline(entries: [now] + hours, policy: .after(next)))
    }
  }
}

struct HoursView: View {
  let entry: HoursEntry

  var body: some View {
    Text(entry.text)
      .redacted(reason: entry.isSample ? .placeholder : [])
      .containerBackground(.background, for: .widget)
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
