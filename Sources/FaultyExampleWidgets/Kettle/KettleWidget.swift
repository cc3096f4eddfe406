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

  // Seeded: CR-39. The app's next process knows nothing about it.
  private var current: Activity<BoilAttributes>?

  func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled, current == nil else { return }
    let end = Date.now.addingTimeInterval(180)
    // Named: CR-39. The start of another one.
    current = try? Activity.request(
      attributes: BoilAttributes(kettle: "Kitchen"),
      content: ActivityContent(state: BoilAttributes.ContentState(end: end), staleDate: end)
    )
  }

  func stop() async {
    let last = current
    current = nil
    await last?.end(nil, dismissalPolicy: .immediate)
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
    // Seeded: CR-60. The app stores another key.
    let name = defaults?.string(forKey: "nameOfBoiler") ?? "Kettle"
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
