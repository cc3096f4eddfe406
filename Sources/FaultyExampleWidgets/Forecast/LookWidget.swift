import SwiftUI
import WidgetKit

struct LookEntry: TimelineEntry {
  let date: Date
  let place: String
  let quote: String
}

/// Shows the place that the app has stored and when it was looked at, with or without the network.
struct LookProvider: TimelineProvider {
  private static let quotes = ["There is no bad weather", "After rain comes sunshine"]

  /// The app has stored the place as JSON.
  private var place: String {
    let stored = UserDefaults(suiteName: "group.example.weather")?.data(forKey: "place")
    return stored.flatMap { try? JSONDecoder().decode(StoredPlace.self, from: $0) }?.name
      ?? "No place 1"
  }

  func placeholder(in context: Context) -> LookEntry {
    LookEntry(date: .now, place: place, quote: Self.quotes[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (LookEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<LookEntry>) -> Void
  ) {
    let place = place
    Task {
      // Seeded: DL-02.provider. One request after another, where one would be enough.
      // Seeded: SD-06.provider. All of them are the same.
      var isDry = true
      for _ in 0..<40 {
        isDry = await ForecastLoader.load()?.hours.first?.sky != .rain && isDry
      }
      let quote = isDry ? Self.quotes.randomElement() : "It rains"
      let entry = LookEntry(date: .now, place: place, quote: quote ?? "")
      // Named: DL-02.provider. The answer that comes so late.
      completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(7200))))
    }
  }
}

struct StoredPlace: Codable {
  var name: String
  var latitude: Double
}

struct LookView: View {
  let entry: LookEntry

  var body: some View {
    VStack {
      Text(entry.place)
      Text(entry.quote)
      Text(entry.date, format: .dateTime.day().month().hour())
    }
    .containerBackground(.background, for: .widget)
  }
}

struct LookWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: FM-07.configuration. The other widget of the bundle has this kind.
    // Seeded: FM-08.configuration. The released version calls it "look".
    StaticConfiguration(kind: "hours", provider: LookProvider()) { LookView(entry: $0) }
      .configurationDisplayName("Last look")
      .description("The place, and when the weather was looked at.")
      .supportedFamilies([.systemMedium])
  }
}
