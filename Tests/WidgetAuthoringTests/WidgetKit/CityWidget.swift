import SwiftUI
import WidgetKit

// A widget as an author writes it, with everything on the configuration that has an effect.

struct CityEntry: TimelineEntry {
  let date: Date
  var city = "Berlin"
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2) }
}

struct CityProvider: TimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "...") }

  func getSnapshot(in context: Context, completion: @escaping (CityEntry) -> Void) {
    completion(CityEntry(date: .now, city: context.isPreview ? "Preview" : "Real"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
    let start = Date(timeIntervalSince1970: 1_000)
    let entries = (0..<3).map { CityEntry(date: start.addingTimeInterval(Double($0) * 60)) }
    completion(Timeline(entries: entries, policy: .after(start.addingTimeInterval(3_600))))
  }
}

struct CityView: View {
  let entry: CityProvider.Entry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family == .systemSmall {
      Text(entry.city)
    } else {
      VStack { Text(entry.city) }
    }
  }
}

struct CityWidget: Widget {
  let kind = "City"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: CityProvider()) { entry in
      CityView(entry: entry)
    }
    .configurationDisplayName("City")
    .description("Shows a city.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCorner])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations([.standBy], for: [.systemSmall])
    .promptsForUserConfiguration()
  }
}

struct NumberedWidget: Widget {
  let name: String
  init() { name = "Numbered" }
  init(name: String) { self.name = name }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: name, provider: CityProvider()) { Text($0.city) }
  }
}

struct NestedBundle: WidgetBundle {
  var body: some Widget {
    NumberedWidget(name: "n1")
    if #available(iOS 99, *) { NumberedWidget(name: "n2") }
  }
}

struct LargeBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    NumberedWidget(name: "1")
    NumberedWidget(name: "2")
    NumberedWidget(name: "3")
    NumberedWidget(name: "4")
    NumberedWidget(name: "5")
    NumberedWidget(name: "6")
    NumberedWidget(name: "7")
    NumberedWidget(name: "8")
    NumberedWidget(name: "9")
    NumberedWidget(name: "10")
    NumberedWidget(name: "11")
    NestedBundle().body
    WidgetBundleBuilder.buildBlock(NumberedWidget(name: "12"), EmptyWidget())
  }
}
