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
    TramAlertEntry(lines: ["Harbour", "Zoo", "Airport"])
  }

  func placeholder(context: Context) -> TramAlertEntry {
    TramAlertEntry(lines: ["Line", "Line", "Line"])
  }
}

/// Shows which trams are late, on the way to work, in place of the next tram.
struct TramAlertWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "tram-alert", provider: TramAlertProvider()) { entry in
      AccessoryWidgetGroup("Late") {
        ForEach(entry.lines.indices, id: \.self) { line in
          Text(entry.lines[line])
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tram alert")
    .description("Which trams are late.")
    .associatedKind("tram")
  }
}
