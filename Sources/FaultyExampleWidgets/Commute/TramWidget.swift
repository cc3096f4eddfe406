import AppIntents
import SwiftUI
import WidgetKit

struct TramEntry: TimelineEntry {
  let date: Date
  let stop: String
  let leaves: Int
  let isTaken: Bool
}

struct TramProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TramEntry {
    TramEntry(date: .now, stop: "Station", leaves: 0, isTaken: false)
  }

  func snapshot(for configuration: SelectStopIntent, in context: Context) async -> TramEntry {
    TramEntry(date: .now, stop: configuration.stop.id, leaves: 7, isTaken: false)
  }

  func timeline(
    for configuration: SelectStopIntent,
    in context: Context
  ) async -> Timeline<TramEntry> {
    let known = CommuteStore.departures?.count ?? 0
    let now = Date.now
    let entries = (0..<6).map { number in
      TramEntry(
        date: now.addingTimeInterval(Double(number) * 600),
        stop: configuration.stop.id,
        leaves: known % 10,
        isTaken: CommuteStore.takesNext
      )
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

struct TramView: View {
  let entry: TramEntry

  // Named: VW-27.view. The view that moves for so long,
  // Named: VW-40.view. and has a transaction.
  var body: some View {
    VStack {
      Text(entry.stop).font(.headline)
      Text("in \(entry.leaves) min")
      Button("Take it", intent: TakeTramIntent(isTaken: !entry.isTaken))
      // Seeded: VW-35.view. Its container is accented as a whole.
      Button("Wake me", intent: SetAlarmIntent(minutes: entry.leaves)).widgetAccentable(false)
      if let plan = URL(string: "example-commute://plan") {
        // Seeded: VW-15.view. A link would be enough, and would name the destination.
        // Seeded: CR-31. And an intent opens only universal links.
        Button("Plan", intent: OpenURLIntent(plan))
      }
    }
    .widgetAccentable()
    // Seeded: VW-27.view. Nobody looks for so long.
    .animation(.easeOut(duration: 2.5), value: entry.isTaken)
    // Seeded: VW-40.view. A widget has no transactions.
    .transaction { $0.animation = nil }
    .containerBackground(.background, for: .widget)
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: AI-03.configuration. Until a stop is chosen, there is none.
    // Seeded: AI-19.configuration. Three parameters to choose.
    AppIntentConfiguration(
      kind: "tram",
      intent: SelectStopIntent.self,
      provider: TramProvider()
    ) { entry in
      TramView(entry: entry)
    }
    .configurationDisplayName("Next tram")
    .description("When the next tram leaves.")
    .supportedFamilies([.systemMedium])
  }
}
