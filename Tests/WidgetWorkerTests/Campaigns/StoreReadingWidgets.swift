import Foundation
import SwiftUI
import WidgetKit

/// The time and the source of a widget's reads of data shared with its app.
enum StoreReading: String, CaseIterable, Sendable {
  case providerReadsDefaults, viewReadsDefaults, viewReadsStandardDefaults, viewReadsStorage,
    viewReadsContainer, viewReadsNothing

  /// The data in the finding, `nil` if a widget is correct.
  var finding: String? {
    switch self {
    case .providerReadsDefaults, .viewReadsNothing: nil
    case .viewReadsDefaults, .viewReadsStorage: "default city of group.example.cities"
    case .viewReadsStandardDefaults: "default city"
    case .viewReadsContainer: "container of group.example.cities"
    }
  }
}

private let group = "group.example.cities"

struct StoreEntry: TimelineEntry {
  let date: Date
  let city: String
}

struct StoreProvider: TimelineProvider {
  let reading: StoreReading

  func placeholder(in context: Context) -> StoreEntry { StoreEntry(date: .now, city: "Berlin") }

  func getSnapshot(in context: Context, completion: @escaping (StoreEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StoreEntry>) -> Void) {
    let city =
      reading == .providerReadsDefaults
      ? UserDefaults(suiteName: group)?.string(forKey: "city") : nil
    completion(
      Timeline(entries: [StoreEntry(date: .now, city: city ?? "Berlin")], policy: .never)
    )
  }
}

struct StoreView: View {
  let reading: StoreReading
  let entry: StoreEntry

  @AppStorage("city", store: UserDefaults(suiteName: group)) var kept = "Berlin"

  private var city: String? {
    switch reading {
    case .providerReadsDefaults, .viewReadsNothing: entry.city
    case .viewReadsDefaults: UserDefaults(suiteName: group)?.string(forKey: "city")
    case .viewReadsStandardDefaults: UserDefaults.standard.string(forKey: "city")
    case .viewReadsStorage: kept
    case .viewReadsContainer:
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        .flatMap { try? String(contentsOf: $0.appendingPathComponent("city"), encoding: .utf8) }
    }
  }

  var body: some View {
    Text(city ?? "Nowhere").containerBackground(.background, for: .widget)
  }
}

/// A widget that reads in one way.
protocol StoreWidget: Widget {
  var reading: StoreReading { get }
}

extension StoreWidget {
  var body: some WidgetConfiguration {
    let reading = reading
    let provider = StoreProvider(reading: reading)
    return StaticConfiguration(kind: reading.rawValue, provider: provider) { entry in
      StoreView(reading: reading, entry: entry)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct ProviderReadsDefaultsWidget: StoreWidget {
  let reading = StoreReading.providerReadsDefaults
}
struct ViewReadsDefaultsWidget: StoreWidget { let reading = StoreReading.viewReadsDefaults }
struct ViewReadsStandardDefaultsWidget: StoreWidget {
  let reading = StoreReading.viewReadsStandardDefaults
}
struct ViewReadsStorageWidget: StoreWidget { let reading = StoreReading.viewReadsStorage }
struct ViewReadsContainerWidget: StoreWidget { let reading = StoreReading.viewReadsContainer }
struct ViewReadsNothingWidget: StoreWidget { let reading = StoreReading.viewReadsNothing }

/// One widget for each way.
struct StoreReadingWidgets: WidgetBundle {
  var body: some Widget {
    ProviderReadsDefaultsWidget()
    ViewReadsDefaultsWidget()
    ViewReadsStandardDefaultsWidget()
    ViewReadsStorageWidget()
    ViewReadsContainerWidget()
    ViewReadsNothingWidget()
  }
}
