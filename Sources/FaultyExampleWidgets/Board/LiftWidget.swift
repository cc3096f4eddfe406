import SwiftUI
import WidgetKit

struct LiftEntry: TimelineEntry { let date: Date }

struct LiftProvider: TimelineProvider {
  func placeholder(in context: Context) -> LiftEntry { LiftEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (LiftEntry) -> Void) {
    completion(LiftEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LiftEntry>) -> Void) {
    completion(Timeline(entries: [LiftEntry(date: .now)], policy: .never))
  }
}

struct LiftView: View {
  /// Opens the line in the app.
  private var address: URL? {
    let line = "U1 & U2"
    // Seeded: CR-47. The part after the sign is another item.
    let text = line.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    return URL(string: "example-board://lift?line=\(text)")
  }

  var body: some View {
    Text("The lift runs")
      .widgetURL(address)
      .containerBackground(.background, for: .widget)
  }
}

struct LiftWidget: Widget {
  private let kind = "lift \(UUID().uuidString)"

  var body: some WidgetConfiguration {
    // Seeded: CR-20. The placed widgets are looked up by a kind that no longer exists.
    StaticConfiguration(kind: kind, provider: LiftProvider()) { _ in LiftView() }
      .configurationDisplayName("Lift")
      .description("Whether the lift runs.")
      .supportedFamilies([.systemSmall])
  }
}
