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
    var parts = URLComponents(string: "example-board://lift")
    parts?.queryItems = [URLQueryItem(name: "line", value: "U1 & U2")]
    return parts?.url
  }

  var body: some View {
    Text("The lift runs")
      .widgetURL(address)
      .containerBackground(.background, for: .widget)
  }
}

struct LiftWidget: Widget {
  private let kind = "lift"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: LiftProvider()) { _ in LiftView() }
      .configurationDisplayName("Lift")
      .description("Whether the lift runs.")
      .supportedFamilies([.systemSmall])
  }
}
