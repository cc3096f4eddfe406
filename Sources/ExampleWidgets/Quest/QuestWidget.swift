import SwiftUI
import WidgetKit

struct QuestEntry: TimelineEntry {
  let date: Date
  let quest: Quest?
}

/// A game's report of its hero's quest.
struct Quest {
  static let chapters = ["The Village", "The Forest", "The Tower"]

  var title: String
  var chapter: String
  var since: Date?

  /// The quest that the game saved, `nil` if there is none.
  static var saved: Quest? {
    guard let defaults = UserDefaults(suiteName: "group.example.quest"),
      let title = defaults.string(forKey: "title"), !title.isEmpty
    else { return nil }
    let number = defaults.integer(forKey: "chapter")
    return Quest(
      title: title,
      chapter: chapters.indices.contains(number) ? chapters[number] : "",
      since: defaults.object(forKey: "since") as? Date
    )
  }
}

struct QuestProvider: TimelineProvider {
  func placeholder(in context: Context) -> QuestEntry { QuestEntry(date: .now, quest: nil) }

  func getSnapshot(in context: Context, completion: @escaping (QuestEntry) -> Void) {
    let example = Quest(title: "The Lamp", chapter: "The Forest")
    completion(QuestEntry(date: .now, quest: context.isPreview ? example : .saved))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<QuestEntry>) -> Void) {
    completion(Timeline(entries: [QuestEntry(date: .now, quest: .saved)], policy: .never))
  }

  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .location(inferred: .home)),
      WidgetRelevanceAttribute(group: .named("games")),
    ])
  }
}

struct QuestView: View {
  let entry: QuestEntry

  var body: some View {
    VStack {
      if let quest = entry.quest {
        Text(quest.title)
        Text(quest.chapter).font(.caption)
        if let since = quest.since { Text(since, format: .dateTime.month().day()) }
      } else {
        Text("Open the game")
      }
    }
    .widgetURL(URL(string: "example-game://quest"))
    .containerBackground(.background, for: .widget)
  }
}

struct QuestWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "quest", provider: QuestProvider()) { entry in
      QuestView(entry: entry)
    }
    .configurationDisplayName("Quest")
    .description("What the hero is up to.")
    .supportedFamilies([.systemSmall])
  }
}
