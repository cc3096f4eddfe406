import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryEntry: TimelineEntry {
  let date: Date
  let followed: Int
}

struct DeliveryProvider: TimelineProvider {
  func placeholder(in context: Context) -> DeliveryEntry {
    DeliveryEntry(date: .now, followed: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (DeliveryEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<DeliveryEntry>) -> Void
  ) {
    Task {
      let now = Date.now
      // Code that starts an activity must end it: here at the latest, when its delivery is over.
      await Deliveries.end { $0.arrival <= now }
      let followed = Deliveries.underWay.count
      let entry = DeliveryEntry(date: now, followed: followed)
      completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(7200))))
    }
  }
}

struct DeliveryView: View {
  let entry: DeliveryEntry

  var body: some View {
    VStack {
      Text(entry.followed == 0 ? "Nothing is followed" : "One delivery is followed")
      Button("Follow", intent: FollowDeliveryIntent())
      Button("Next stop", intent: NextStopIntent())
    }
    .containerBackground(.background, for: .widget)
  }
}

struct DeliveryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "delivery", provider: DeliveryProvider()) { entry in
      DeliveryView(entry: entry)
    }
    .configurationDisplayName("Delivery")
    .description("Follows a delivery.")
    .supportedFamilies([.systemMedium])
  }
}
