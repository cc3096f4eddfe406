import Foundation
import SwiftUI
import WidgetKit

struct LoadedEntry: TimelineEntry {
  let date: Date
}

/// Loads for all widgets of a bundle, as many apps do: the answer comes outside of any task.
private func load(_ body: @escaping @Sendable (Data?) -> Void) {
  guard let url = URL(string: "https://example.com/feed.json") else { return }
  URLSession.shared.dataTask(with: url) { data, _, _ in
    DispatchQueue.main.async { body(data) }
  }.resume()
}

/// Answers when the network has answered; one provider reads past the end of the answer.
struct LoadingProvider: TimelineProvider {
  let crashes: Bool

  func placeholder(in context: Context) -> LoadedEntry { LoadedEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (LoadedEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping (Timeline<LoadedEntry>) -> Void
  ) {
    let crashes = crashes
    nonisolated(unsafe) let completion = completion
    load { data in
      if crashes { precondition((data ?? Data()).count > 1_000_000, "the answer is too short") }
      completion(Timeline(entries: [LoadedEntry(date: .now)], policy: .after(.now + 3600)))
    }
  }
}

struct SoundLoadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sound", provider: LoadingProvider(crashes: false)) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

/// Has its own fault: two URLs.
struct TwiceLinkedLoadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "linked", provider: LoadingProvider(crashes: false)) { entry in
      VStack {
        Text(entry.date, style: .time).widgetURL(URL(string: "feed:1"))
        Text(entry.date, style: .date).widgetURL(URL(string: "feed:2"))
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct CrashingLoadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "crashing", provider: LoadingProvider(crashes: true)) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct SharedLoaderWidgets: WidgetBundle {
  var body: some Widget {
    CrashingLoadingWidget()
    TwiceLinkedLoadingWidget()
    SoundLoadingWidget()
  }
}
