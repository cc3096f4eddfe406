import ActivityKit
import Foundation

/// The attributes of a ride's Live Activity.
struct RideAttributes: ActivityAttributes {
  /// The phase of the ride.
  enum Phase: Codable, Hashable {
    case waiting(until: Date)
    case riding(stops: Int, next: String)
    case arrived
  }

  /// The data that changes while the ride is under way.
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var tip: Int
  }

  var line: String
}
