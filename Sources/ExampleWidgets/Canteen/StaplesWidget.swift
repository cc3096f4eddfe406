import SwiftUI
import WidgetKit

struct StaplesEntry: TimelineEntry {
  let date: Date
}

struct StaplesProvider: TimelineProvider {
  func placeholder(in context: Context) -> StaplesEntry { StaplesEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (StaplesEntry) -> Void) {
    completion(StaplesEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StaplesEntry>) -> Void) {
    completion(Timeline(entries: [StaplesEntry(date: .now)], policy: .never))
  }
}

struct StaplesView: View {
  /// The dishes that the canteen has every day.
  private static let staples: Set<String> = ["Bread", "Fruit", "Salad", "Soup", "Tea"]

  var body: some View {
    VStack {
      Text("Every day")
      Text(StaplesView.staples.sorted().joined(separator: ", "))
    }
    .containerBackground(.background, for: .widget)
  }
}

struct StaplesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "staples", provider: StaplesProvider()) { _ in StaplesView() }
      .configurationDisplayName("Staples")
      .description("What the canteen has every day.")
      .supportedFamilies([.systemSmall])
  }
}
