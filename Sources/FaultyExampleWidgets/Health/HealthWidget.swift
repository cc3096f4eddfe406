import AppIntents
import SwiftUI
import WidgetKit

struct HealthEntry: TimelineEntry {
  // Seeded: CR-03. Each read gives the entry a different moment.
  var date: Date { .now }
  let health: Int
}

struct HealthProvider: TimelineProvider {
  func placeholder(in context: Context) -> HealthEntry {
    HealthEntry(health: Hero.fullHealth)
  }

  func getSnapshot(in context: Context, completion: @escaping (HealthEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HealthEntry>) -> Void) {
    let now = Date.now
    // Only the larger family shows the saved hero; the fault there is the hero's.
    let hero =
      context.family == .systemMedium
      ? Hero.saved(now: now) : Hero(health: Hero.fullHealth, saved: now)
    // Seeded: CR-06. Each answer causes the next request.
    WidgetCenter.shared.reloadTimelines(ofKind: "health")
    let entry = HealthEntry(health: hero.health(at: now))
    // Seeded: CR-02. By then it is too late.
    completion(Timeline(entries: [entry], policy: .after(now)))
  }
}

struct HealthView: View {
  let entry: HealthEntry

  // Seeded: VW-17.view. No container background.
  var body: some View {
    VStack {
      Gauge(value: Double(entry.health), in: 0...Double(Hero.fullHealth)) {
        Text("Health")
      }
      Text("\(entry.health) of \(Hero.fullHealth)").monospacedDigit()
      // Seeded: TL-25.view. The view is drawn when the entry is archived, not when it is shown.
      // Seeded: TL-41.view. The time should have come with the entry.
      Text(Date.now.formatted(date: .omitted, time: .standard))
      Button("Potion", intent: DrinkPotionIntent())
    }
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
