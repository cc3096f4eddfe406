import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct ReadingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
  }

  var reader: String
}

/// A session of reading, which ends by itself.
@MainActor final class Session {
  static let shared = Session()

  private var end: Date?

  private var running: Activity<ReadingAttributes>? {
    Activity<ReadingAttributes>.activities.first {
      $0.activityState == .active || $0.activityState == .stale
    }
  }

  private func content(to end: Date) -> ActivityContent<ReadingAttributes.ContentState> {
    let start = min(Date.now, end)
    return ActivityContent(state: .init(start: start, end: end), staleDate: end)
  }

  func start() async {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let end = Date.now.addingTimeInterval(1200)
    self.end = end
    if let running { return await running.update(content(to: end)) }
    _ = try? Activity.request(
      attributes: ReadingAttributes(reader: "Me"),
      content: content(to: end)
    )
  }

  func extend() async {
    // Seeded: CR-46. The app's next process does not end it, and the activity stays.
    guard let old = end, old > .now else { return }
    let end = old.addingTimeInterval(300)
    self.end = end
    // Named: CR-46. The code that the next process never reaches.
    await running?.update(content(to: end))
  }
}

struct StartReadingIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Read"

  func perform() async throws -> some IntentResult {
    await Session.shared.start()
    return .result()
  }
}

struct ReadOnIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Five minutes more"

  func perform() async throws -> some IntentResult {
    await Session.shared.extend()
    return .result()
  }
}

struct ReadingClock: View {
  let context: ActivityViewContext<ReadingAttributes>

  var body: some View {
    if context.isStale { Text("Read") }
    // Seeded: CR-45. It keeps counting when the session is over.
    Text(context.state.start, style: .timer).frame(width: 80)
  }
}

struct ReadingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ReadingAttributes.self) { context in
      HStack {
        ReadingClock(context: context)
        Button("+ 5", intent: ReadOnIntent())
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { ReadingClock(context: context) }
      } compactLeading: {
        Image(systemName: "book")
      } compactTrailing: {
        Text(context.isStale ? "Read" : "On")
      } minimal: {
        Image(systemName: context.isStale ? "checkmark" : "book")
      }
    }
  }
}
