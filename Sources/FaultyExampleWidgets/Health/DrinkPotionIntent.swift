import AppIntents
import Foundation

/// Gives the hero five points of health.
struct DrinkPotionIntent: AppIntent {
  static let title: LocalizedStringResource = "Drink Potion"

  func perform() async throws -> some IntentResult {
    let now = Date.now
    let health = Hero.saved(now: now).health(at: now)
    Hero(health: min(Hero.fullHealth, health + 5), saved: now).save()
    return .result()
  }
}
