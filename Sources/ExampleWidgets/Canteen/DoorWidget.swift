import SwiftUI
import WidgetKit

struct DoorEntry: TimelineEntry {
  let date: Date
  let isOpen: Bool
}

struct DoorProvider: TimelineProvider {
  /// The hours at which the door opens and closes.
  private static let (opens, closes) = (11, 14)

  private func entry(at date: Date) -> DoorEntry {
    let hour = Calendar.current.component(.hour, from: date)
    return DoorEntry(
      date: date,
      isOpen: (DoorProvider.opens..<DoorProvider.closes).contains(hour)
    )
  }

  /// The next time that the door opens or closes.
  private func next(_ hour: Int, after date: Date) -> Date? {
    Calendar.current.nextDate(
      after: date,
      matching: DateComponents(hour: hour, minute: 0),
      matchingPolicy: .nextTime
    )
  }

  func placeholder(in context: Context) -> DoorEntry { DoorEntry(date: .now, isOpen: true) }

  func getSnapshot(in context: Context, completion: @escaping (DoorEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoorEntry>) -> Void) {
    let now = Date.now
    let changes = [DoorProvider.opens, DoorProvider.closes].compactMap { next($0, after: now) }
    let entries = [entry(at: now)] + changes.sorted().map(entry)
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoorWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "door", provider: DoorProvider()) { entry in
      Text(entry.isOpen ? "Open" : "Closed").containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Door")
    .description("Whether the canteen is open.")
    .supportedFamilies([.systemSmall])
  }
}
