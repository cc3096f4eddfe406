import Foundation

/// A hero as the game last saved it.
struct Hero {
  /// The seconds in which a point of health comes back.
  static let recovery: TimeInterval = 600
  static let fullHealth = 20

  var health: Int
  var saved: Date

  /// The hero that the game saved.
  static func saved(now: Date) -> Hero {
    let defaults = UserDefaults(suiteName: "group.example.game")
    // Seeded: CR-CRASH. Before the game was opened, there is nothing to force.
    // Seeded: AG-08.provider. Missing data has no entry.
    // swift-format-ignore: NeverForceUnwrap
    let health = defaults!.object(forKey: "health") as! Int
    // swift-format-ignore: NeverForceUnwrap
    let saved = defaults!.object(forKey: "saved") as! Date
    return Hero(health: min(max(health, 0), fullHealth), saved: min(saved, now))
  }

  func health(at date: Date) -> Int {
    let points = (date.timeIntervalSince(saved) / Self.recovery).rounded(.down)
    guard points < Double(Self.fullHealth) else { return Self.fullHealth }
    return min(Self.fullHealth, health + Int(points))
  }

  func save() {
    let defaults = UserDefaults(suiteName: "group.example.game")
    defaults?.set(health, forKey: "health")
    defaults?.set(saved, forKey: "saved")
  }
}
