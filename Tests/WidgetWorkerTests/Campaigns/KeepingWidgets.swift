import SwiftUI
import WidgetKit

struct KeepingEntry: TimelineEntry {
  let date: Date
}

/// Asks if a date may be shown, and otherwise ends the process or gives no entry.
struct KeepingProvider: TimelineProvider {
  var givesEmptyList = false
  let mayShow: @Sendable (Date) -> Bool

  func placeholder(in context: Context) -> KeepingEntry { KeepingEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (KeepingEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<KeepingEntry>) -> Void) {
    let entry = KeepingEntry(date: .now)
    let isShown = mayShow(entry.date)
    precondition(isShown || givesEmptyList, "a day that the code does not know")
    completion(Timeline(entries: isShown ? [entry] : [], policy: .after(entry.date + 3600)))
  }
}

/// The first date that the process has seen, kept in a constant of the code.
private enum FirstDate {
  static let value = Date.now
}

/// A widget that assumes that its process began recently.
struct KeepingWidget: Widget {
  let kind = "keeping"

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: kind,
      provider: KeepingProvider { abs($0.timeIntervalSince(FirstDate.value)) < 10 * 86_400 }
    ) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// A widget that knows the days of one month and no others.
struct OneMonthWidget: Widget {
  let kind = "oneMonth"

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: kind,
      provider: KeepingProvider { $0 < Date(timeIntervalSince1970: 1_800_000_000) }
    ) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Like the first widget, but without an entry instead of ending the process.
struct KeepingListWidget: Widget {
  let kind = "keepingList"

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: kind,
      provider: KeepingProvider(givesEmptyList: true) {
        abs($0.timeIntervalSince(FirstDate.value)) < 10 * 86_400
      }
    ) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Like the second widget, but without an entry instead of ending the process.
struct OneMonthListWidget: Widget {
  let kind = "oneMonthList"

  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: kind,
      provider: KeepingProvider(givesEmptyList: true) {
        $0 < Date(timeIntervalSince1970: 1_800_000_000)
      }
    ) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct KeepingWidgets: WidgetBundle {
  var body: some Widget {
    KeepingWidget()
    OneMonthWidget()
    KeepingListWidget()
    OneMonthListWidget()
  }
}
