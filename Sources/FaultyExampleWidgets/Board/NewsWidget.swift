import SwiftUI
import WidgetKit

struct NewsEntry: TimelineEntry {
  let date: Date
  let news: String?
}

struct NewsProvider: TimelineProvider {
  private var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.board") }

  private func load() async -> String? {
    guard let url = URL(string: "https://board.example/news.txt") else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 3
    guard let (data, response) = try? await URLSession.shared.data(for: request),
      (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  func placeholder(in context: Context) -> NewsEntry { NewsEntry(date: .now, news: nil) }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (NewsEntry) -> Void
  ) {
    Task {
      let news = await load()
      // Seeded: CR-35. People who look through the gallery wait for the server.
      completion(NewsEntry(date: .now, news: news))
    }
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<NewsEntry>) -> Void
  ) {
    Task {
      let news = await load()
      // Seeded: CR-44. The stored data is gone after a lost answer.
      defaults?.set(news ?? "", forKey: "news")
      let entry = NewsEntry(date: .now, news: news)
      if news == nil {
        // Seeded: CR-18. After one lost answer, nothing is ever asked again.
        return completion(Timeline(entries: [entry], policy: .never))
      }
      let hour = Date.now.addingTimeInterval(3600)
      completion(Timeline(entries: [entry], policy: .after(hour)))
    }
  }
}

struct NewsView: View {
  let entry: NewsEntry

  private let section = "Trains and trams"

  private var address: URL? {
    var parts = URLComponents()
    parts.scheme = "example-board"
    parts.host = "news"
    // Seeded: CR-30. The address encodes it a second time.
    parts.path = "/" + (section.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    return parts.url
  }

  var body: some View {
    Text(entry.news ?? "No news")
      .widgetURL(address)
      .containerBackground(.background, for: .widget)
  }
}

struct NewsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "news", provider: NewsProvider()) { NewsView(entry: $0) }
      .configurationDisplayName("News")
      .description("What is new at the station.")
      .supportedFamilies([.systemSmall])
  }
}
