import Foundation

/// A hero as the game last saved it.
struct Hero {
  /// The seconds in which a point of health comes back.
  static let recovery: TimeInterval = 600
  static let fullHealth = 20

  var health: Int
  var saved: Date

  /// Returns the hero that the game saved, or a fresh one if it saved nothing.
  static func saved(now: Date) -> Hero {
    let defaults = UserDefaults(suiteName: "group.example.game")
    guard let health = defaults?.object(forKey: "health") as? Int,
      let saved = defaults?.object(forKey: "saved") as? Date, saved <= now
    else { return Hero(health: fullHealth, saved: now) }
    return Hero(health: min(max(health, 0), fullHealth), saved: saved)
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
