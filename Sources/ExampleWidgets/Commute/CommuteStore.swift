import Foundation

/// The data that the app and its extension share.
enum CommuteStore {
  static let group = "group.example.commute"

  static var defaults: UserDefaults? { UserDefaults(suiteName: group) }

  /// The stop near the last known location of the phone.
  static var nearby: String? { defaults?.string(forKey: "nearby") }

  /// True if the person takes the next tram.
  static var takesNext: Bool {
    get { defaults?.bool(forKey: "takesNext") ?? false }
    set { defaults?.set(newValue, forKey: "takesNext") }
  }

  /// The trams that leave today, as the app has stored them.
  static var departures: Data? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group).flatMap {
      try? Data(contentsOf: $0.appendingPathComponent("departures.txt"))
    }
  }
}
