import ActivityKit
import Foundation

/// The attributes of a delivery's Live Activity.
struct DeliveryAttributes: ActivityAttributes {
  /// The data that changes while the delivery is under way.
  struct ContentState: Codable, Hashable {
    var stops: Int
    var arrival: Date
    var notes: String
  }

  var order: String
  var photo: Data?
}
