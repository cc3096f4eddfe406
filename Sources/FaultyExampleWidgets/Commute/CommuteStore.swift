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
    // Named: AG-09.app. The write.
    set { defaults?.set(newValue, forKey: "takesNext") }
  }

  /// The trams that leave today, as the app has stored them.
  static var departures: Data? {
    // Seeded: AG-02.provider. A group cannot have such a name.
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "example.commute")
      .flatMap { try? Data(contentsOf: $0.appendingPathComponent("departures.txt")) }
  }
}
