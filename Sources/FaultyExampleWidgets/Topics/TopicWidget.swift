import SwiftUI
import WidgetKit

/// A widget with the headlines of one topic.
protocol TopicWidget: Widget {
  var topic: String { get }
}

extension TopicWidget {
  var body: some WidgetConfiguration {
    configuration(provider: TopicProvider(topic: topic))
  }

  func configuration<Provider: TimelineProvider>(
    provider: Provider
  ) -> some WidgetConfiguration where Provider.Entry == TopicEntry {
    StaticConfiguration(kind: "topic.\(topic)", provider: provider) { entry in
      TopicView(entry: entry)
    }
    .configurationDisplayName("\(topic)")
    .description("The headlines of a topic.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

struct TopicEntry: TimelineEntry {
  let date: Date
  let topic: String
  let headlines: [String]
}

struct TopicProvider: TimelineProvider {
  let topic: String

  func placeholder(in context: Context) -> TopicEntry {
    TopicEntry(date: .now, topic: topic, headlines: ["A headline", "Another headline"])
  }

  func getSnapshot(in context: Context, completion: @escaping (TopicEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TopicEntry>) -> Void) {
    let now = Date.now
    let stored = UserDefaults(suiteName: "group.example.reader")?
      .stringArray(forKey: "headlines.\(topic)")
    let headlines = stored.flatMap { $0.isEmpty ? nil : $0 } ?? ["Nothing new"]
    // Each headline for an hour, twelve at most.
    let entries = headlines.prefix(12).enumerated().map { index, headline in
      let date = now.addingTimeInterval(Double(index) * 3600)
      return TopicEntry(date: date, topic: topic, headlines: [headline])
    }
    let next = now.addingTimeInterval(Double(entries.count) * 3600)
    completion(Timeline(entries: entries, policy: .after(next)))
  }
}

struct TopicView: View {
  @Environment(\.widgetFamily) private var family

  let entry: TopicEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.topic).font(.caption).bold()
      ForEach(entry.headlines, id: \.self) { headline in
        Text(headline).lineLimit(family == .systemMedium ? 2 : 3)
      }
    }
    .widgetURL(URL(string: "example-reader://topic/\(entry.topic)"))
    .containerBackground(.background, for: .widget)
  }
}
