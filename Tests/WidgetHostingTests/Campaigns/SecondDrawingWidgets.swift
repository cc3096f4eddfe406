import Foundation
import SwiftUI
import WidgetKit

private struct LateEntry: TimelineEntry {
  let date: Date
}

private struct LateProvider: TimelineProvider {
  func placeholder(in context: Context) -> LateEntry { LateEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (LateEntry) -> Void) {
    completion(LateEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LateEntry>) -> Void) {
    let entry = LateEntry(date: .now)
    completion(Timeline(entries: [entry], policy: .after(entry.date + 3600)))
  }
}

/// A view that reads the clock, and does not survive one that is an hour past its entry.
private struct LateView: View {
  let entry: LateEntry

  var body: some View {
    let hours = [0]
    Text("\(hours[Int(Date.now.timeIntervalSince(entry.date) / 3600)])")
      .containerBackground(.background, for: .widget)
  }
}

/// A view that survives no clock.
private struct LostView: View {
  let entry: LateEntry

  var body: some View {
    let hours: [Int] = []
    Text("\(hours[Int(Date.now.timeIntervalSince(entry.date) / 3600)])")
      .containerBackground(.background, for: .widget)
  }
}

private struct LateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "late", provider: LateProvider()) { LateView(entry: $0) }
      .configurationDisplayName("Test")
      .description("A widget of a test.")
      .supportedFamilies([.systemSmall])
  }
}

private struct LostWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lost", provider: LateProvider()) { LostView(entry: $0) }
      .configurationDisplayName("Test")
      .description("A widget of a test.")
      .supportedFamilies([.systemSmall])
  }
}

struct SecondDrawingWidgets: WidgetBundle {
  var body: some Widget {
    LateWidget()
    LostWidget()
  }
}
