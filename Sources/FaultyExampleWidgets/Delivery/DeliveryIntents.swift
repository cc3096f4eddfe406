import ActivityKit
import AppIntents
import Foundation

/// Starts to follow a delivery.
struct FollowDeliveryIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Follow Delivery"

  func perform() async throws -> some IntentResult {
    Deliveries.follow()
    for activity in Activity<DeliveryAttributes>.activities {
      for _ in 1...3 {
        try await Task.sleep(for: .seconds(1))
        let sound = AlertConfiguration(title: "On its way", body: "Look!", sound: .default)
        // Seeded: LA-13.app. The island opens every second.
        // Seeded: LA-27.app. A text counts the seconds by itself.
        await activity.update(activity.content, alertConfiguration: sound)
      }
    }
    return .result()
  }
}

/// Reports one stop less.
struct NextStopIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Stop"

  func perform() async throws -> some IntentResult {
    for activity in Activity<DeliveryAttributes>.activities.prefix(1)
    where activity.activityState == .active {
      var state = activity.content.state
      state.stops = max(0, state.stops - 1)
      // Seeded: LA-01.app. The driver's whole log goes with each update.
      state.notes = String(repeating: "passed a stop; ", count: 300)
      // Named: LA-01.app. The update that carries it.
      // Seeded: LA-07.app. It counts from the time of the order.
      await activity.update(ActivityContent(state: state, staleDate: .now.addingTimeInterval(-60)))
      // Seeded: LA-35.app. Only the first one is ever ended.
      await activity.end(nil)
      // Seeded: LA-10.app. After its end, nobody sees the update.
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

/// The deliveries that are followed.
enum Deliveries {
  /// Starts to follow one.
  static func follow() {
    // Seeded: LA-36.app. The image itself replaces its name.
    let photo = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ")
    let attributes = DeliveryAttributes(order: "A-117", photo: photo)
    let state = DeliveryAttributes.ContentState(
      stops: 6,
      arrival: .now.addingTimeInterval(3600),
      notes: ""
    )
    let content = ActivityContent(state: state, staleDate: state.arrival)
    // Seeded: LA-04.configuration. The app's Info.plist does not declare them either.
    // Seeded: LA-04.app. Nobody asks if the person allows it.
    // Seeded: CR-23. Nobody checks if it is followed already.
    // Named: LA-03.app. The call that is not allowed when a provider makes it,
    // Named: LA-36.app. and that passes the image.
    let activity = try? Activity.request(attributes: attributes, content: content, pushType: .token)
    // Seeded: LA-28.app. There is no token yet, and nobody observes when it comes.
    if let token = activity?.pushToken { DeliveryServer.send(token) }
  }
}

/// The server that pushes updates of a delivery.
enum DeliveryServer {
  /// Sends the token for pushes.
  static func send(_ token: Data) {}
}
