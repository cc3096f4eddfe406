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
    let activity = try? Activity.request(
      attributes: DeliveryAttributes(order: "A-117", photo: "parcel"),
      content: ActivityContent(
        state: DeliveryAttributes.ContentState(stops: 6, arrival: arrival),
        staleDate: arrival
      ),
      pushType: .token
    )
    if let activity {
      // The token comes later, and so does each one that replaces it.
      Task { for await token in activity.pushTokenUpdates { DeliveryServer.send(token) } }
    }
    return .result()
  }
}

/// Reports one stop less.
struct NextStopIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Stop"

  func perform() async throws -> some IntentResult {
    for activity in Deliveries.underWay {
      var state = activity.content.state
      state.stops = max(0, state.stops - 1)
      if state.stops == 0 {
        await activity.end(ActivityContent(state: state, staleDate: nil))
      } else {
        // A late driver gives the time of the next news.
        let stale = max(state.arrival, .now.addingTimeInterval(600))
        await activity.update(ActivityContent(state: state, staleDate: stale))
      }
    }
    return .result()
  }
}

/// The deliveries that are followed.
enum Deliveries {
  /// The deliveries that have not ended; an ended one is listed as long as it can be seen.
  static var underWay: [Activity<DeliveryAttributes>] {
    Activity<DeliveryAttributes>.activities.filter {
      $0.activityState == .active || $0.activityState == .stale
    }
  }

  /// Ends those that match a condition.
  static func end(where isOver: (DeliveryAttributes.ContentState) -> Bool) async {
    for activity in underWay where isOver(activity.content.state) {
      await activity.end(nil, dismissalPolicy: .default)
    }
  }
}

/// The server that pushes updates of a delivery.
enum DeliveryServer {
  /// Sends the token for pushes.
  static func send(_ token: Data) {}
}
