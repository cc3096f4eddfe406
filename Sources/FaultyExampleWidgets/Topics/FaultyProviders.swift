import Foundation
import WidgetKit

/// A provider of headlines that differs from the others only in its timeline.
protocol HeadlineProvider: TimelineProvider where Entry == TopicEntry {
  var topic: String { get }
}

extension HeadlineProvider {
  func placeholder(in context: Context) -> TopicEntry {
    TopicEntry(date: .now, topic: topic, headlines: ["A headline"])
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TopicEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func entry(at date: Date) -> TopicEntry {
    TopicEntry(date: date, topic: topic, headlines: ["Nothing new"])
  }
}

/// Completes before its load has finished.
struct HastyProvider: HeadlineProvider {
  let topic: String

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<TopicEntry>) -> Void
  ) {
    let loaded = Headlines()
    if let url = URL(string: "https://headlines.example/books.json") {
      URLSession.shared.dataTask(with: url) { _, _, _ in
        loaded.entries = [entry(at: .now)]
      }
      .resume()
    }
    // Seeded: DL-14.provider. The download has only begun.
    // Seeded: TL-10.provider. The timeline therefore has no entry.
    completion(Timeline(entries: loaded.entries, policy: .after(.now.addingTimeInterval(3600))))
  }

  private final class Headlines: @unchecked Sendable {
    var entries: [TopicEntry] = []
  }
}

/// Takes its date when it is created.
struct CapturingProvider: HeadlineProvider {
  let topic: String
  let start = Date.now

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<TopicEntry>) -> Void
  ) {
    // Seeded: CR-04. A provider outlives its first request.
    let entries = (0..<4).map { entry(at: start.addingTimeInterval(Double($0) * 3600)) }
    // Named: CR-04. The timeline that begins with it.
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600))))
  }
}

/// Answers slowly.
struct SlowProvider: HeadlineProvider {
  let topic: String

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<TopicEntry>) -> Void
  ) {
    Task {
      // Seeded: DL-02.provider. The system does not wait for that long.
      try? await Task.sleep(for: .seconds(12))
      // Named: DL-02.provider. The answer that is late.
      completion(
        Timeline(entries: [entry(at: .now)], policy: .after(.now.addingTimeInterval(3600)))
      )
    }
  }
}

/// Listens to the system itself.
struct ListeningProvider: HeadlineProvider {
  let topic: String

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<TopicEntry>) -> Void
  ) {
    // Seeded: CR-10. Events of such a source come at unpredictable times.
    let source = DispatchSource.makeSignalSource(signal: SIGUSR2)
    source.resume()
    completion(
      Timeline(entries: [entry(at: .now)], policy: .after(.now.addingTimeInterval(3600)))
    )
    source.cancel()
  }
}
