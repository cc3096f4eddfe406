import AppIntents
import SwiftUI
import WidgetKit

/// Nothing to choose: the widget shows up by itself.
struct TramAlertIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tram Alert"
}

struct TramAlertEntry: RelevanceEntry {
  let lines: [String]
}

struct TramAlertProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<TramAlertIntent> {
    let alert = TramAlertIntent()
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: alert, context: .location(inferred: .commute)),
      WidgetRelevanceAttribute(configuration: alert, group: .named("trams")),
    ])
  }

  func entry(configuration: TramAlertIntent, context: Context) async throws -> TramAlertEntry {
    TramAlertEntry(lines: ["Harbour", "Zoo", "Airport", "Fair"])
  }

  func placeholder(context: Context) -> TramAlertEntry {
    TramAlertEntry(lines: ["Line", "Line", "Line"])
  }
}

/// Shows which trams are late, on the way to work, in place of the next tram.
struct TramAlertWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: RV-04.configuration. The other widget is called "tram".
    RelevanceConfiguration(kind: "tram-alert", provider: TramAlertProvider()) { entry in
      // Seeded: RV-13.view. The group has three places.
      // Named: SD-18.view. Its label is an unreadable text.
      AccessoryWidgetGroup("Late") {
        ForEach(entry.lines.indices, id: \.self) { line in
          // Named: RV-13.view. The first of the views whose line is known.
          Text(entry.lines[line])
        }
      }
      // Seeded: SD-18.view. By day the background is white, too.
      .foregroundStyle(.white)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tram alert")
    .description("Which trams are late.")
    .associatedKind("trams")
  }
}
