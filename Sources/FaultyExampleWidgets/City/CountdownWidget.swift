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
    let today = Calendar.current.startOfDay(for: .now)
    // Seeded: CR-08. A week with a clock change does not have 7 * 86,400 seconds.
    // Seeded: TL-18.provider. The last week comes first.
    let entries = (0..<13).reversed().map { week in
      // Named: CR-08. The line that counts a day as a fixed number of seconds.
      entry(on: today.addingTimeInterval(Double(week) * 7 * 86_400))
    }
    // Named: TL-18.provider. The timeline whose entries are out of order.
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
