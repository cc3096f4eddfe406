import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var isReady: Bool }

  var dish: String
}

/// The orders that were not picked up yet.
enum Orders {
  static var running: [Activity<OrderAttributes>] {
    Activity<OrderAttributes>.activities.filter {
      ($0.activityState == .active || $0.activityState == .stale) && !$0.content.state.isReady
    }
  }
}

struct OrderIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Order soup"

  func perform() async throws -> some IntentResult {
    guard ActivityAuthorizationInfo().areActivitiesEnabled, Orders.running.isEmpty else {
      return .result()
    }
    _ = try? Activity.request(
      attributes: OrderAttributes(dish: "Soup"),
      content: ActivityContent(
        state: OrderAttributes.ContentState(isReady: false),
        staleDate: .now.addingTimeInterval(1200)
      )
    )
    return .result()
  }
}

struct FetchIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Fetched"

  func perform() async throws -> some IntentResult {
    let content = ActivityContent(
      state: OrderAttributes.ContentState(isReady: true),
      staleDate: nil
    )
    for order in Orders.running {
      await order.end(content, dismissalPolicy: .default)
    }
    return .result()
  }
}

struct OrderActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      VStack {
        Text(context.attributes.dish)
        Text(context.state.isReady ? "Fetched" : context.isStale ? "Ask us" : "Cooking")
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.isReady ? "Fetched" : context.isStale ? "Ask us" : "Cooking")
        }
      } compactLeading: {
        Image(systemName: "fork.knife")
      } compactTrailing: {
        Text(context.state.isReady ? "OK" : context.isStale ? "?" : "...")
      } minimal: {
        Image(systemName: context.isStale ? "questionmark" : "fork.knife")
      }
    }
  }
}

struct OrderEntry: TimelineEntry { let date: Date }

struct OrderProvider: TimelineProvider {
  func placeholder(in context: Context) -> OrderEntry { OrderEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OrderEntry) -> Void) {
    completion(OrderEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void) {
    completion(Timeline(entries: [OrderEntry(date: .now)], policy: .never))
  }
}

struct OrderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "order", provider: OrderProvider()) { _ in
      VStack {
        Button("Order soup", intent: OrderIntent())
        Button("Fetched", intent: FetchIntent())
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Order")
    .description("Order, and fetch what you ordered.")
    .supportedFamilies([.systemSmall])
  }
}
