import SwiftUI
import WidgetKit

/// The app's record of a day.
struct DayRecord: Codable {
  var day: Date
  var done: Int
}

struct DoneEntry: TimelineEntry {
  let date: Date
  let done: Int?
}

struct DoneProvider: TimelineProvider {
  private var record: DayRecord? {
    UserDefaults(suiteName: "group.example.habits")?.data(forKey: "record").flatMap {
      try? JSONDecoder().decode(DayRecord.self, from: $0)
    }
  }

  func placeholder(in context: Context) -> DoneEntry { DoneEntry(date: .now, done: nil) }

  func getSnapshot(in context: Context, completion: @escaping (DoneEntry) -> Void) {
    completion(DoneEntry(date: .now, done: context.isPreview ? 3 : record?.done))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoneEntry>) -> Void) {
    let now = Date.now
    let done = record?.done
    let hour = now.addingTimeInterval(3600)
    // Seeded: CR-14. Nothing checks the day of the record.
    completion(Timeline(entries: [DoneEntry(date: now, done: done)], policy: .after(hour)))
  }
}

struct DoneView: View {
  let entry: DoneEntry

  var body: some View {
    VStack {
      Text("Today")
      if let done = entry.done { Text("\(done) done") } else { Text("Open the app") }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct DoneWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "done", provider: DoneProvider()) { DoneView(entry: $0) }
      .configurationDisplayName("Done")
      .description("What is done today.")
      .supportedFamilies([.systemSmall])
  }
}
