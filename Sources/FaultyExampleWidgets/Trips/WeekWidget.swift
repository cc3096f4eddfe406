import SwiftUI
import WidgetKit

struct WeekEntry: TimelineEntry { let date: Date }

struct WeekProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeekEntry { WeekEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (WeekEntry) -> Void) {
    completion(WeekEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WeekEntry>) -> Void) {
    completion(Timeline(entries: [WeekEntry(date: .now)], policy: .never))
  }
}

struct WeekView: View {
  let entry: WeekEntry

  // Seeded: CR-29. The symbols begin with Sunday for everybody.
  private var days: [String] { Calendar.current.shortWeekdaySymbols }

  var body: some View {
    HStack {
      ForEach(days, id: \.self) { day in
        // Named: CR-29. The first symbol shown.
        Text(day)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct WeekWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "week", provider: WeekProvider()) { WeekView(entry: $0) }
      .configurationDisplayName("Week")
      .description("The days of the week.")
      .supportedFamilies([.systemMedium])
  }
}
