import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct BoilAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var end: Date }

  var kettle: String
}

/// The actions of the kettle.
@MainActor final class Boiling {
  static let shared = Boiling()

  /// The running ones, started by any process of the app.
  private var running: [Activity<BoilAttributes>] {
    Activity<BoilAttributes>.activities.filter {
      $0.activityState == .active || $0.activityState == .stale
    }
  }

  func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled, running.isEmpty else { return }
    let end = Date.now.addingTimeInterval(180)
    _ = try? Activity.request(
      attributes: BoilAttributes(kettle: "Kitchen"),
      content: ActivityContent(state: BoilAttributes.ContentState(end: end), staleDate: end)
    )
  }

  func stop() async {
    for activity in running { await activity.end(nil, dismissalPolicy: .immediate) }
  }
}

struct BoilIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Boil"

  func perform() async throws -> some IntentResult {
    await Boiling.shared.start()
    return .result()
  }
}

struct StopBoilingIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult {
    await Boiling.shared.stop()
    return .result()
  }
}

struct BoilActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoilAttributes.self) { context in
      Text(context.isStale ? "It has boiled" : "It boils").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.isStale ? "It has boiled" : "It boils")
        }
      } compactLeading: {
        Image(systemName: "flame")
      } compactTrailing: {
        Text(context.isStale ? "Done" : "On")
      } minimal: {
        Image(systemName: context.isStale ? "checkmark" : "flame")
      }
    }
  }
}

struct KettleEntry: TimelineEntry {
  let date: Date
  var name = ""
}

struct KettleProvider: TimelineProvider {
  func placeholder(in context: Context) -> KettleEntry { KettleEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (KettleEntry) -> Void) {
    completion(KettleEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<KettleEntry>) -> Void) {
    let defaults = UserDefaults(suiteName: "group.example.kettle")
    let name = defaults?.string(forKey: "kettleName") ?? "Kettle"
    completion(Timeline(entries: [KettleEntry(date: .now, name: name)], policy: .never))
  }
}

struct KettleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kettle", provider: KettleProvider()) { entry in
      VStack {
        Text(entry.name)
        Button("Boil", intent: BoilIntent())
        Button("Stop", intent: StopBoilingIntent())
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Kettle")
    .description("Boils water.")
    .supportedFamilies([.systemSmall])
  }
}
