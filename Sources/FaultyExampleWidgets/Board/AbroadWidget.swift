import SwiftUI
import WidgetKit

struct AbroadEntry: TimelineEntry { let date: Date }

struct AbroadProvider: TimelineProvider {
  func placeholder(in context: Context) -> AbroadEntry { AbroadEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (AbroadEntry) -> Void) {
    completion(AbroadEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AbroadEntry>) -> Void) {
    completion(Timeline(entries: [AbroadEntry(date: .now)], policy: .never))
  }
}

struct AbroadView: View {
  /// Six in the morning in Tokyo.
  private let sunrise = Date(timeIntervalSince1970: 1_772_398_800)
  private let zone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

  var body: some View {
    VStack {
      Text("Sunrise in Tokyo")
      // Seeded: CR-17. The zone is already set, and the phone's is added to it.
      Text(sunrise - Double(TimeZone.current.secondsFromGMT(for: sunrise)), style: .time)
        .environment(\.timeZone, zone)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct AbroadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "abroad", provider: AbroadProvider()) { _ in AbroadView() }
      .configurationDisplayName("Abroad")
      .description("The sunrise in Tokyo.")
      .supportedFamilies([.systemSmall])
  }
}
