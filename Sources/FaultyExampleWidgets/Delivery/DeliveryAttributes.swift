import ActivityKit
import Foundation

/// What a delivery's Live Activity shows.
struct DeliveryAttributes: ActivityAttributes {
  /// What changes while the delivery is under way.
  struct ContentState: Codable, Hashable {
    var stops: Int
    var arrival: Date
    var notes: String
  }

  var order: String
  var photo: Data?
}
