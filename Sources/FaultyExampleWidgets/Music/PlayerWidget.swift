import AppIntents
import SwiftUI
import WidgetKit

struct PlayerEntry: TimelineEntry {
  let date: Date
  let song: Song?
}

struct PlayerProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlayerEntry {
    PlayerEntry(date: .now, song: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (PlayerEntry) -> Void) {
    let song = context.isPreview ? .sample : MusicStore.song
    completion(PlayerEntry(date: .now, song: song))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlayerEntry>) -> Void) {
    let entry = PlayerEntry(date: .now, song: MusicStore.song ?? .sample)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

final class PlayerModel: ObservableObject {
  @Published var isExpanded = true
}

struct PlayerView: View {
  // Seeded: VW-25.view. Nobody observes the model while the widget is shown.
  @ObservedObject private var model = PlayerModel()

  let entry: PlayerEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let song = entry.song {
        Text(song.title).font(.headline)
        if model.isExpanded {
          Text(song.artist).font(.caption).foregroundStyle(.secondary)
        }
        Button(intent: LikeSongIntent(isLiked: !song.isLiked)) {
          Image(systemName: song.isLiked ? "heart.fill" : "heart")
        }
      }
      // Seeded: VW-06.view. The closure never runs.
      Button("Next") {
        model.isExpanded.toggle()
      }
      if let url = URL(string: "example-music://library") {
        // Seeded: VW-03.view. On the Lock Screen the link does not act.
        Link("Library", destination: url)
      }
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct PlayerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "player", provider: PlayerProvider()) { entry in
      PlayerView(entry: entry)
    }
    .configurationDisplayName("Player")
    .description("What plays, with a like button.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}
