import ActivityKit
import Foundation

/// What a ride's Live Activity shows.
struct RideAttributes: ActivityAttributes {
  /// Where the ride stands.
  enum Phase: Codable, Hashable {
    case waiting(until: Date)
    case riding(stops: Int, next: String)
    case arrived
  }

  /// What changes while the ride is under way.
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var tip: Int
  }

  var line: String
}
