import AppIntents
import SwiftUI
import WidgetKit

struct HealthEntry: TimelineEntry {
  let date: Date
  let health: Int
}

struct HealthProvider: TimelineProvider {
  func placeholder(in context: Context) -> HealthEntry {
    HealthEntry(date: .now, health: Hero.fullHealth)
  }

  func getSnapshot(in context: Context, completion: @escaping (HealthEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HealthEntry>) -> Void) {
    let now = Date.now
    let hero = Hero.saved(now: now)
    // One entry for each point that comes back; then nothing changes until the game is played.
    let missing = Hero.fullHealth - hero.health(at: now)
    let entries = (0...missing).map { step in
      let date = now.addingTimeInterval(Double(step) * Hero.recovery)
      return HealthEntry(date: date, health: hero.health(at: date))
    }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct HealthView: View {
  let entry: HealthEntry

  var body: some View {
    VStack {
      Gauge(value: Double(entry.health), in: 0...Double(Hero.fullHealth)) {
        Text("Health")
      }
      Text("\(entry.health) of \(Hero.fullHealth)").monospacedDigit()
      if entry.health < Hero.fullHealth {
        Button("Potion", intent: DrinkPotionIntent())
      }
    }
    .containerBackground(.black.gradient, for: .widget)
  }
}

struct HealthWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "health", provider: HealthProvider()) { entry in
      HealthView(entry: entry)
    }
    .configurationDisplayName("Hero")
    .description("How the hero recovers.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
