import CoreLocation
import SwiftUI
import WidgetKit

struct TrailEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct TrailProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TrailEntry {
    TrailEntry(date: .now, text: "Lake")
  }

  func snapshot(for configuration: SelectTrailIntent, in context: Context) async -> TrailEntry {
    entry(for: configuration)
  }

  func timeline(
    for configuration: SelectTrailIntent,
    in context: Context
  ) async -> Timeline<TrailEntry> {
    let next = Date.now.addingTimeInterval(4 * 3600)
    return Timeline(entries: [entry(for: configuration)], policy: .after(next))
  }

  // Named: RV-06.configuration. The function that gives them.
  func relevance() async -> WidgetRelevance<SelectTrailIntent> {
    let intent = SelectTrailIntent()
    return WidgetRelevance([
      // Seeded: RV-06.configuration. The extension may not ask for workouts.
      WidgetRelevanceAttribute(configuration: intent, context: .fitness(.workoutActive)),
      WidgetRelevanceAttribute(configuration: intent, context: .location(inferred: .home)),
    ])
  }

  private func entry(for configuration: SelectTrailIntent) -> TrailEntry {
    let walked = TrailStore.walked(configuration.trail)
    let manager = CLLocationManager()
    // Seeded: DL-16.configuration. The extension's Info.plist does not say that it asks.
    guard manager.isAuthorizedForWidgetUpdates, manager.location != nil else {
      return TrailEntry(date: .now, text: "\(configuration.trail): \(walked)")
    }
    return TrailEntry(date: .now, text: "\(configuration.trail), near: \(walked)")
  }
}

/// The app's record of walks.
enum TrailStore {
  static func walked(_ trail: String) -> String {
    // Seeded: AG-01.configuration. The extension has the group of an older version.
    UserDefaults(suiteName: "group.example.trail")?.string(forKey: trail) ?? "not yet"
  }
}

struct TrailPushes: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

struct TrailWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: AG-01.app. The app has the group of an older version.
    // Seeded: VW-14.configuration. Only the extension has the intent that opens the app.
    // Seeded: CR-61. The project gives the extension another version.
    // Seeded: CR-62. The project gives the extension another company's identifier.
    // Seeded: CR-63. The project gives the catalogue of texts only to the app.
    // Seeded: CR-64. The app reloads the kind by an older name.
    // Seeded: CR-66. Only the property list of the app allows loads over plain HTTP.
    // Seeded: CR-65. The project lets the extension run on newer systems than the app.
    // Seeded: FM-19.configuration. In the definition file the second parameter is called "steep".
    // Seeded: VW-33.configuration. On a locked phone the files are locked, too.
    // Seeded: WC-14.configuration. The app is entitled to pushes, and the extension is not.
    AppIntentConfiguration(
      kind: "trail",
      intent: SelectTrailIntent.self,
      provider: TrailProvider()
    ) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Trail")
    .description("The trail of today.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .pushHandler(TrailPushes.self)
  }
}
