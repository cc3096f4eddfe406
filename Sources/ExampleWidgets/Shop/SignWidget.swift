import SwiftUI
import WidgetKit

/// The app's record of a mug.
struct Mug: Codable {
  var price: Double
  var currencyCode: String
}

struct SignEntry: TimelineEntry {
  let date: Date
  let mug: Mug?

  /// The days since the shop opened, one evening.
  var days: Int {
    let opened = Date(timeIntervalSince1970: 1_765_740_600)
    let calendar = Calendar.current
    let first = calendar.startOfDay(for: opened)
    let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
    return calendar.dateComponents([.day], from: first, to: noon).day ?? 0
  }

  /// The years since the house was built.
  var years: Int {
    Calendar(identifier: .gregorian).component(.year, from: date) - 1846
  }
}

struct SignProvider: TimelineProvider {
  private var mug: Mug? {
    UserDefaults(suiteName: "group.example.shop")?.data(forKey: "mug").flatMap {
      try? JSONDecoder().decode(Mug.self, from: $0)
    }
  }

  func placeholder(in context: Context) -> SignEntry { SignEntry(date: .now, mug: nil) }

  func getSnapshot(in context: Context, completion: @escaping (SignEntry) -> Void) {
    completion(SignEntry(date: .now, mug: mug))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SignEntry>) -> Void) {
    let now = Date.now
    let entry = SignEntry(date: now, mug: mug)
    completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600))))
  }
}

struct SignView: View {
  let entry: SignEntry

  private func price(of mug: Mug) -> String {
    mug.price.formatted(.currency(code: mug.currencyCode))
  }

  var body: some View {
    VStack {
      Text("Open for \(entry.days) days")
      Text("A house of \(entry.years) years")
      if let mug = entry.mug { Text(price(of: mug)) }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct SignWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "sign", provider: SignProvider()) { SignView(entry: $0) }
      .configurationDisplayName("Sign")
      .description("What stands over the door.")
      .supportedFamilies([.systemSmall])
  }
}
