import SwiftUI
import WidgetKit

struct RideEntry: TimelineEntry {
  let date: Date
}

struct RideProvider: TimelineProvider {
  func placeholder(in context: Context) -> RideEntry { RideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (RideEntry) -> Void) {
    completion(RideEntry(date: .now))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<RideEntry>) -> Void
  ) {
    completion(Timeline(entries: [RideEntry(date: .now)], policy: .never))
  }
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ride", provider: RideProvider()) { entry in
      VStack {
        Text(entry.date, style: .time)
        Button("Announce", intent: AnnounceStopIntent())
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Ride")
    .description("The time, and the next stop aloud.")
    .supportedFamilies([.systemSmall])
  }
}
