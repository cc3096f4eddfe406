import ActivityKit
import Foundation

/// What a ride's Live Activity shows.
struct RideAttributes: ActivityAttributes {
  /// Where the ride stands; no value of it can be drawn up without knowing its cases.
  enum Phase: Codable, Hashable {
    case waiting(until: Date)
    case riding(stops: Int, next: String)
    case arrived
  }

  /// What changes while the ride is under way.
  struct ContentState: Codable, Hashable {
    var phase: Phase
    /// Which tip stands below: one of ``RideView/tips``.
    var tip: Int
  }

  var line: String
}
