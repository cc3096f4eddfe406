import ActivityKit
import AppIntents
import Foundation

/// Starts to follow a delivery.
struct FollowDeliveryIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Follow Delivery"

  func perform() async throws -> some IntentResult {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return .result() }
    await Deliveries.end { _ in true }
    let arrival = Date.now.addingTimeInterval(3600)
    _ = try? Activity.request(
      attributes: DeliveryAttributes(order: "A-117"),
      content: ActivityContent(
        state: DeliveryAttributes.ContentState(stops: 6, arrival: arrival),
        staleDate: arrival
      )
    )
    return .result()
  }
}

/// Tells of one stop less.
struct NextStopIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Stop"

  func perform() async throws -> some IntentResult {
    for activity in Activity<DeliveryAttributes>.activities {
      var state = activity.content.state
      state.stops = max(0, state.stops - 1)
      if state.stops == 0 {
        await activity.end(ActivityContent(state: state, staleDate: nil))
      } else {
        await activity.update(ActivityContent(state: state, staleDate: state.arrival))
      }
    }
    return .result()
  }
}

/// The deliveries that are followed.
enum Deliveries {
  /// Ends those of which something is true.
  static func end(where isOver: (DeliveryAttributes.ContentState) -> Bool) async {
    for activity in Activity<DeliveryAttributes>.activities
    where isOver(activity.content.state) {
      await activity.end(nil, dismissalPolicy: .default)
    }
  }
}
