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

  func relevance() async -> WidgetRelevance<SelectTrailIntent> {
    let intent = SelectTrailIntent()
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: intent, context: .fitness(.workoutActive)),
      WidgetRelevanceAttribute(configuration: intent, context: .location(inferred: .home)),
    ])
  }

  private func entry(for configuration: SelectTrailIntent) -> TrailEntry {
    let way = configuration.isSteep ? "steep" : "easy"
    let walked = TrailStore.walked(configuration.trail) + ", \(way)"
    let manager = CLLocationManager()
    guard manager.isAuthorizedForWidgetUpdates, manager.location != nil else {
      return TrailEntry(date: .now, text: "\(configuration.trail): \(walked)")
    }
    return TrailEntry(date: .now, text: "\(configuration.trail), near: \(walked)")
  }
}

/// The app's record of walks.
enum TrailStore {
  static func walked(_ trail: String) -> String {
    UserDefaults(suiteName: "group.example.trail")?.string(forKey: trail) ?? "not yet"
  }
}

struct TrailPushes: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

struct TrailWidget: Widget {
  var body: some WidgetConfiguration {
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
