import ActivityKit
import Foundation

/// The attributes of a ride's Live Activity.
struct RideAttributes: ActivityAttributes {
  /// The phase of the ride; no value of it can be synthesized without knowing its cases.
  enum Phase: Codable, Hashable {
    case waiting(until: Date)
    case riding(stops: Int, next: String)
    case arrived
  }

  /// The data that changes while the ride is under way.
  struct ContentState: Codable, Hashable {
    var phase: Phase
    /// The index of the tip below, one of ``RideView/tips``.
    var tip: Int
  }

  var line: String
}
