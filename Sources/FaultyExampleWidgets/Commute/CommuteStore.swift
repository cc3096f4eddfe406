import Foundation

/// What the app and its extension share.
enum CommuteStore {
  static let group = "group.example.commute"

  static var defaults: UserDefaults? { UserDefaults(suiteName: group) }

  /// The stop near the place at which the phone was last.
  static var nearby: String? { defaults?.string(forKey: "nearby") }

  /// Whether the person takes the next tram.
  static var takesNext: Bool {
    get { defaults?.bool(forKey: "takesNext") ?? false }
    // Named: AG-09.app. Where it is written.
    set { defaults?.set(newValue, forKey: "takesNext") }
  }

  /// The trams that leave today, as the app has stored them.
  static var departures: Data? {
    // Seeded: AG-02.provider. No group of that name can be set up.
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "example.commute")
      .flatMap { try? Data(contentsOf: $0.appendingPathComponent("departures.txt")) }
  }
}
