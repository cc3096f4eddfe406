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

/// A view that reads the clock, and survives the hours after its entry for which it has a number.
private struct LateView: View {
  let entry: LateEntry
  let hours: [Int]

  var body: some View {
    Text("\(hours[Int(Date.now.timeIntervalSince(entry.date) / 3600)])")
      .containerBackground(.background, for: .widget)
  }
}

@MainActor private func configuration(_ kind: String, hours: [Int]) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: LateProvider()) { LateView(entry: $0, hours: hours) }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
}

/// Survives its first drawing.
private struct LateWidget: Widget {
  var body: some WidgetConfiguration { configuration("late", hours: [0]) }
}

/// Survives none.
private struct LostWidget: Widget {
  var body: some WidgetConfiguration { configuration("lost", hours: []) }
}

struct SecondDrawingWidgets: WidgetBundle {
  var body: some Widget {
    LateWidget()
    LostWidget()
  }
}
