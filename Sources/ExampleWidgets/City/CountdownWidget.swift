import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
  let date: Date
  let days: Int
}

struct CountdownProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry {
    CountdownEntry(date: .now, days: 30)
  }

  func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
    completion(entry(on: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
    // Today's entry began at midnight and is in force; the others begin at the following midnights,
    // which the calendar knows and a sum of seconds does not.
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    let entries = (0..<7).compactMap { day in
      calendar.date(byAdding: .day, value: day, to: today).map { entry(on: $0) }
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  /// The days until the year ends.
  private func entry(on date: Date) -> CountdownEntry {
    let calendar = Calendar.current
    let end = calendar.dateInterval(of: .year, for: date)?.end ?? date
    let days = calendar.dateComponents([.day], from: date, to: end).day ?? 0
    return CountdownEntry(date: date, days: days)
  }
}

struct CountdownWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "countdown", provider: CountdownProvider()) { entry in
      VStack {
        Text("\(entry.days)").font(.largeTitle)
        Text("days left")
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Countdown")
    .description("The days until the year ends.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}
