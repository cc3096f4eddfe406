import SwiftUI
import WidgetKit

struct RecommendationEntry: TimelineEntry {
  let date: Date
  let recommendation: Recommendation
}

struct RecommendationProvider: TimelineProvider {
  func placeholder(in context: Context) -> RecommendationEntry {
    RecommendationEntry(date: .now, recommendation: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (RecommendationEntry) -> Void) {
    completion(placeholder(in: context))
  }

  // Named: TL-36.provider. The function that never calls it.
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<RecommendationEntry>) -> Void
  ) {
    let sample = placeholder(in: context)
    Task {
      switch await RecommendationLoader().today() {
      case .today(let today):
        // Seeded: DL-06.provider. The whole archive of recommendations, to show one.
        var archive: [UInt8] = []
        // Named: DL-06.provider. The allocation that exceeds the limit.
        archive.reserveCapacity(40 * 1_048_576)
        archive.append(0)
        let entry = RecommendationEntry(
          date: .now.addingTimeInterval(Double(archive[0])),
          recommendation: today
        )
        // Named: CR-11. An unreadable body also gives the sample.
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(86_400))))
      case .offline:
        // Seeded: CR-11. Votes that nobody cast.
        // Seeded: CR-01. Offline, the widget keeps asking.
        // Named: CR-11. The sample itself.
        completion(Timeline(entries: [sample], policy: .atEnd))
      case .refused:
        // Seeded: TL-36.provider. Nobody calls the completion handler.
        return
      }
    }
  }
}

struct RecommendationView: View {
  @Environment(\.widgetFamily) private var family

  let entry: RecommendationEntry

  var body: some View {
    VStack(alignment: .leading) {
      if family == .systemLarge {
        // Seeded: VW-22.view. A widget draws no image that loads itself.
        // Seeded: VW-26.provider. The image does not come with the entry.
        AsyncImage(url: entry.recommendation.image)
      } else {
        // Seeded: DL-23.view. A photograph with more pixels than the widget has room for.
        Image(uiImage: Self.photograph).resizable().scaledToFill()
        // Seeded: TL-41.view. The view never gets to show the result of its request.
        Text(Self.hasComments ? "New comments" : "No comments")
      }
      Text(entry.recommendation.title).font(.headline)
      Text("\(entry.recommendation.votes) votes").font(.caption)
    }
    .containerBackground(.background, for: .widget)
  }

  private static var hasComments: Bool {
    if let url = URL(string: "https://recommendations.example/comments.json") {
      // Named: TL-41.view. The load itself.
      URLSession.shared.dataTask(with: url).resume()
    }
    return false
  }

  private static var photograph: UIImage {
    let size = CGSize(width: 500, height: 400)
    return UIGraphicsImageRenderer(size: size).image { _ in }
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
