import AppIntents
import SwiftUI
import WidgetKit

/// A line of the tram.
struct Line: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct LineQuery: EntityQuery {
  private let lines = ["Harbour", "Hill"].map { Line(id: UUID().uuidString, name: $0) }

  func entities(for identifiers: [Line.ID]) async throws -> [Line] {
    lines.filter { identifiers.contains($0.id) }
  }

  // Seeded: CR-37. Each process makes its own ids.
  func suggestedEntities() async throws -> [Line] { lines }

  func defaultResult() async -> Line? { lines.first }
}

struct SelectLineIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Line"
  static let description = IntentDescription("Picks the line whose stops are shown.")

  @Parameter(title: "Line")
  var line: Line?
}

struct LineEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct LineProvider: AppIntentTimelineProvider {
  func recommendations() -> [AppIntentRecommendation<SelectLineIntent>] {
    // Seeded: CR-38. One of them occurs twice.
    ["To the harbour", "To the hill", "To the harbour"].map {
      // Named: CR-38. The recommendations.
      AppIntentRecommendation(intent: SelectLineIntent(), description: $0)
    }
  }

  func placeholder(in context: Context) -> LineEntry { LineEntry(date: .now, name: "Harbour") }

  func snapshot(for configuration: SelectLineIntent, in context: Context) async -> LineEntry {
    LineEntry(date: .now, name: configuration.line?.name ?? "Harbour")
  }

  func timeline(
    for configuration: SelectLineIntent,
    in context: Context
  ) async -> Timeline<LineEntry> {
    let entry = LineEntry(date: .now, name: configuration.line?.name ?? "No line")
    return Timeline(entries: [entry], policy: .never)
  }
}

/// A stop of a line.
struct LineStop: Identifiable {
  /// The identity of a stop.
  struct Key: Hashable {
    var line: String
    var number: Int
  }

  var id: Key
  var name: String
}

struct LineView: View {
  let entry: LineEntry

  private var stops: [LineStop] {
    ["Station", "Market"].enumerated().map { number, name in
      LineStop(id: LineStop.Key(line: entry.name, number: number), name: name)
    }
  }

  var body: some View {
    VStack {
      Text(entry.name)
      // Seeded: CR-36. The key is not Codable.
      ForEach(stops) { Text($0.name) }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct LineWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "line",
      intent: SelectLineIntent.self,
      provider: LineProvider()
    ) { LineView(entry: $0) }
    .configurationDisplayName("Line")
    .description("The stops of a line.")
    .supportedFamilies([.systemSmall])
  }
}
