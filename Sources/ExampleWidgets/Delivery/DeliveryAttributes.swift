import ActivityKit
import Foundation

/// What a delivery's Live Activity shows.
struct DeliveryAttributes: ActivityAttributes {
  /// What changes while the delivery is under way.
  struct ContentState: Codable, Hashable {
    var stops: Int
    var arrival: Date
  }

  var order: String
  /// The name of the asset that shows what is delivered.
  var photo: String
}
