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

  private var days: [String] {
    let calendar = Calendar.current
    let names = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  var body: some View {
    HStack {
      ForEach(days, id: \.self) { day in
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
