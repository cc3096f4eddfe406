import ActivityKit
import SwiftUI
import WidgetKit

/// The clocks in the Live Activities of these tests, each of which knows its end.
protocol ClockLook {
  associatedtype Clock: View
  @MainActor @ViewBuilder static func clock(from start: Date, to end: Date, isStale: Bool) -> Clock
}

struct ClockAttributes<Look: ClockLook>: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
  }
}

struct ClockProvider<Look: ClockLook>: PlaceEntryProvider {
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<PlaceEntry>) -> Void
  ) {
    let end = Date.now.addingTimeInterval(1200)
    _ = try? Activity.request(
      attributes: ClockAttributes<Look>(),
      content: ActivityContent(state: .init(start: .now, end: end), staleDate: end)
    )
    completion(Timeline(entries: [PlaceEntry(date: .now)], policy: .never))
  }
}

struct ClockActivity<Look: ClockLook>: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ClockAttributes<Look>.self) { context in
      Look.clock(from: context.state.start, to: context.state.end, isStale: context.isStale)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Running") }
      } compactLeading: {
        Text("Running")
      } compactTrailing: {
        Text("Running")
      } minimal: {
        Text("Running")
      }
    }
  }
}

struct ClockWidget<Look: ClockLook>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "\(Look.self)", provider: ClockProvider<Look>()) { _ in
      Text("starts")
    }
  }
}

enum CountsFromStart: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    Text(start, style: .timer)  // keeps counting
  }
}

enum CountsPastEnd: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    Text(end, style: .timer).opacity(isStale ? 0.5 : 1)  // keeps counting
  }
}

enum SaysItIsLate: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    Text(isStale ? "late by" : "ready in")
    Text(end, style: .timer)
  }
}

enum LooksAtTheTime: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    if Date.now < end { Text(end, style: .timer) } else { Text("ready") }
  }
}

enum SaysByHowMuch: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    if Date.now < end { Text(timerInterval: .now...end) } else { Text(end, style: .timer) }
  }
}

enum StopsByItself: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    Text(timerInterval: start...end, countsDown: true)
  }
}

enum SaysOver: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    if end > .now {
      Text(timerInterval: .now...end, countsDown: true).monospacedDigit()
    } else {
      Text("Over")
    }
  }
}

enum ShowsNow: ClockLook {
  static func clock(from start: Date, to end: Date, isStale: Bool) -> some View {
    Text("Drawn at \(Int(Date.now.timeIntervalSince1970))")
  }
}

/// Live Activities that nothing starts, so that their content is synthesized.
struct UnstartedWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget<StopsByItself>()
    ClockActivity<SaysOver>()
    ClockActivity<ShowsNow>()
  }
}

/// A Live Activity whose clock counts up once its end is past.
struct LateClockWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget<SaysByHowMuch>()
    ClockActivity<SaysByHowMuch>()
  }
}

struct ClockWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget<CountsFromStart>()
    ClockActivity<CountsFromStart>()
    ClockWidget<CountsPastEnd>()
    ClockActivity<CountsPastEnd>()
    ClockWidget<SaysItIsLate>()
    ClockActivity<SaysItIsLate>()
    ClockWidget<LooksAtTheTime>()
    ClockActivity<LooksAtTheTime>()
    ClockWidget<StopsByItself>()
    ClockActivity<StopsByItself>()
  }
}
