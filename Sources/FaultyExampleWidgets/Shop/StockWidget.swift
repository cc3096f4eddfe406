import SwiftUI
import WidgetKit

struct StockEntry: TimelineEntry {
  let date: Date
  let shop: String?
  let mugs: Int?
  let counted: Date
}

struct StockProvider: TimelineProvider {
  private struct Answer: Decodable { var mugs: Int }

  private var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.shop") }

  /// Returns the time of the last count of mugs: each evening at seven.
  private func counted(before date: Date) -> Date {
    let evening = DateComponents(hour: 19, minute: 0)
    let calendar = Calendar.current
    return calendar.nextDate(
      after: date,
      matching: evening,
      matchingPolicy: .nextTime,
      direction: .backward
    ) ?? date
  }

  private func load(of shop: String) async -> StockEntry? {
    let now = Date.now
    guard let url = URL(string: "https://shop.example/stock.json") else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 3
    // Seeded: CR-21. After a failed load, the widget asks to choose a shop that is already chosen.
    guard let (data, _) = try? await URLSession.shared.data(for: request),
      let answer = try? JSONDecoder().decode(Answer.self, from: data)
    else {
      return nil
    }
    return StockEntry(date: .now, shop: shop, mugs: answer.mugs, counted: counted(before: now))
  }

  func placeholder(in context: Context) -> StockEntry {
    StockEntry(date: .now, shop: nil, mugs: nil, counted: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (StockEntry) -> Void) {
    completion(StockEntry(date: .now, shop: "Otter Mugs", mugs: 12, counted: .now))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<StockEntry>) -> Void
  ) {
    Task {
      let shop = defaults?.string(forKey: "shop")
      var entry: StockEntry?
      if let shop { entry = await load(of: shop) }
      let now = Date.now
      let none = StockEntry(date: now, shop: nil, mugs: nil, counted: now)
      completion(
        Timeline(entries: [entry ?? none], policy: .after(now.addingTimeInterval(1800)))
      )
    }
  }
}

struct StockView: View {
  let entry: StockEntry

  private var minutes: Int { Int(entry.date.timeIntervalSince(entry.counted)) / 60 }

  var body: some View {
    VStack {
      if let shop = entry.shop {
        Text(shop)
        if let mugs = entry.mugs { Text("\(mugs) mugs") } else { Text("No answer") }
        // Seeded: CR-19. The text does not change until the next timeline comes.
        Text("Counted \(minutes / 60) hr \(minutes % 60) min ago")
      } else {
        Text("Choose a shop in the app")
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct StockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "stock", provider: StockProvider()) { StockView(entry: $0) }
      .configurationDisplayName("Stock")
      .description("How many mugs there are.")
      .supportedFamilies([.systemSmall])
  }
}
