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

  var body: some View {
    VStack {
      Text(entry.stop).font(.headline).widgetAccentable()
      Text("in \(entry.leaves) min")
      Button("Take it", intent: TakeTramIntent(isTaken: !entry.isTaken))
      Button("Wake me", intent: SetAlarmIntent(minutes: entry.leaves))
      if let plan = URL(string: "example-commute://plan") { Link("Plan", destination: plan) }
    }
    .animation(.easeOut(duration: 2), value: entry.isTaken)
    .contentTransition(.opacity)
    .containerBackground(.background, for: .widget)
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
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
