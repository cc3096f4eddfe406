import ActivityKit
import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

struct LuggageAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var place: String }

  var piece: String
}

struct TrackIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Track luggage"

  @Parameter(title: "Piece") var piece: String

  init() {}

  init(piece: String) { self.piece = piece }

  func perform() async throws -> some IntentResult {
    guard ActivityAuthorizationInfo().areActivitiesEnabled,
      !Activity<LuggageAttributes>.activities.contains(where: { $0.attributes.piece == piece })
    else { return .result() }
    _ = try? Activity.request(
      attributes: LuggageAttributes(piece: piece),
      content: ActivityContent(
        state: LuggageAttributes.ContentState(place: "On the belt"),
        staleDate: .now.addingTimeInterval(1800)
      )
    )
    return .result()
  }
}

struct FoundIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "All found"

  func perform() async throws -> some IntentResult {
    for activity in Activity<LuggageAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

struct LuggageActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LuggageAttributes.self) { context in
      VStack {
        Text(context.attributes.piece)
        Text(context.isStale ? "Not heard of" : context.state.place)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.isStale ? "Not heard of" : context.state.place)
        }
      } compactLeading: {
        Image(systemName: "suitcase")
      } compactTrailing: {
        Text(context.isStale ? "?" : "On")
      } minimal: {
        Image(systemName: context.isStale ? "questionmark" : "suitcase")
      }
    }
  }
}

/// A piece of luggage that the app stores.
@Model final class Piece {
  var name: String

  init(name: String) { self.name = name }
}

struct LuggageEntry: TimelineEntry {
  let date: Date
  let pieces: Int
}

struct LuggageProvider: TimelineProvider {
  private var pieces: Int {
    let place = ModelConfiguration(groupContainer: .identifier("group.example.trips"))
    guard let container = try? ModelContainer(for: Piece.self, configurations: place) else {
      return 0
    }
    return (try? ModelContext(container).fetchCount(FetchDescriptor<Piece>())) ?? 0
  }

  func placeholder(in context: Context) -> LuggageEntry { LuggageEntry(date: .now, pieces: 2) }

  func getSnapshot(in context: Context, completion: @escaping (LuggageEntry) -> Void) {
    completion(LuggageEntry(date: .now, pieces: context.isPreview ? 2 : pieces))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LuggageEntry>) -> Void) {
    completion(Timeline(entries: [LuggageEntry(date: .now, pieces: pieces)], policy: .never))
  }
}

struct LuggageWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "luggage", provider: LuggageProvider()) { entry in
      VStack {
        Text("Pieces: \(entry.pieces)")
        Button("Track the suitcase", intent: TrackIntent(piece: "Suitcase"))
        Button("Track the backpack", intent: TrackIntent(piece: "Backpack"))
        Button("All found", intent: FoundIntent())
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Luggage")
    .description("Where your luggage is.")
    .supportedFamilies([.systemSmall])
  }
}
