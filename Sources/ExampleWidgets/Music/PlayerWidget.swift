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
    // The app reloads the widget when another song begins; the progress moves by itself.
    let entry = PlayerEntry(date: .now, song: MusicStore.song)
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct PlayerView: View {
  @Environment(\.widgetFamily) private var family

  let entry: PlayerEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let song = entry.song {
        Text(song.title).font(.headline)
        Text(song.artist).font(.caption).foregroundStyle(.secondary)
        if let started = song.started {
          ProgressView(
            timerInterval: started...started.addingTimeInterval(song.length),
            countsDown: false
          )
        }
        Button(intent: LikeSongIntent(isLiked: !song.isLiked)) {
          Image(systemName: song.isLiked ? "heart.fill" : "heart")
        }
      } else {
        Text("Nothing plays")
      }
      if family == .systemMedium, let url = URL(string: "example-music://library") {
        Link("Library", destination: url)
      }
    }
    .widgetURL(URL(string: "example-music://player"))
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
