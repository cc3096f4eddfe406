import SwiftUI
import WidgetKit

struct RecommendationEntry: TimelineEntry {
  let date: Date
  let recommendation: Recommendation?
  let image: Data?
}

struct RecommendationProvider: TimelineProvider {
  func placeholder(in context: Context) -> RecommendationEntry {
    RecommendationEntry(date: .now, recommendation: .sample, image: nil)
  }

  func getSnapshot(in context: Context, completion: @escaping (RecommendationEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<RecommendationEntry>) -> Void
  ) {
    let now = Date.now
    Task {
      guard let (today, image) = await RecommendationLoader().today() else {
        let entry = RecommendationEntry(date: now, recommendation: nil, image: nil)
        completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(3600))))
        return
      }
      let entry = RecommendationEntry(date: now, recommendation: today, image: image)
      completion(Timeline(entries: [entry], policy: .after(Self.tomorrow(after: now))))
    }
  }

  /// A while after six o'clock tomorrow, across any clock change; how long depends on the moment
  /// of this request, so that not every phone asks at once.
  private static func tomorrow(after now: Date) -> Date {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: now)
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) ?? now
    let morning = calendar.date(bySettingHour: 6, minute: 0, second: 0, of: tomorrow) ?? tomorrow
    let second = now.timeIntervalSince1970.rounded().truncatingRemainder(dividingBy: 1731)
    return morning.addingTimeInterval(1 + second)
  }
}

struct RecommendationView: View {
  let entry: RecommendationEntry

  var body: some View {
    VStack(alignment: .leading) {
      if let recommendation = entry.recommendation {
        if let image = entry.image.flatMap({ UIImage(data: $0) })?.preparingThumbnail(
          of: CGSize(width: 300, height: 300)
        ) {
          Image(uiImage: image).resizable().scaledToFill()
        }
        Text(recommendation.title).font(.headline)
        Text("\(recommendation.votes) votes").font(.caption)
      } else {
        Label("Not reachable", systemImage: "wifi.slash")
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct RecommendationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "recommendation", provider: RecommendationProvider()) { entry in
      RecommendationView(entry: entry)
    }
    .configurationDisplayName("Today")
    .description("One recommendation a day.")
    .supportedFamilies([.systemSmall, .systemLarge])
  }
}
