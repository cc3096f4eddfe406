import Foundation
import OSLog
import SwiftUI
import WidgetKit

/// A widget that prints while it works, and crashes.
struct TalkingCrashWidgets: WidgetBundle {
  var body: some Widget { TalkingCrashWidget() }
}

/// A widget that prints while it works, and gives its entries in the wrong order.
struct TalkingDisorderWidgets: WidgetBundle {
  var body: some Widget { TalkingDisorderWidget() }
}

struct TalkingCrashWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "crash", provider: TalkingProvider(crashes: true)) { entry in
      TalkingView(entry: entry)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct TalkingDisorderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "disorder", provider: TalkingProvider(crashes: false)) { entry in
      TalkingView(entry: entry)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct TalkingEntry: TimelineEntry {
  let date: Date
  let price: Int
}

struct TalkingProvider: TimelineProvider {
  let crashes: Bool

  func placeholder(in context: Context) -> TalkingEntry { TalkingEntry(date: .now, price: 1) }

  func getSnapshot(in context: Context, completion: @escaping (TalkingEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TalkingEntry>) -> Void) {
    print("asked for the prices")
    Logger(subsystem: "prices", category: "provider").error("the store is empty")
    NSLog("no prices yet")
    let entries = [
      TalkingEntry(date: .now + 60, price: price()), TalkingEntry(date: .now, price: 2),
    ]
    // Named: the entries.
    completion(Timeline(entries: entries, policy: .never))
  }

  private func price() -> Int {
    let prices: [Int] = []
    guard crashes else { return 3 }
    // Named: the crash.
    return prices[prices.count]
  }
}

struct TalkingView: View {
  let entry: TalkingEntry

  var body: some View {
    Text("\(entry.price)").containerBackground(.background, for: .widget)
  }
}
