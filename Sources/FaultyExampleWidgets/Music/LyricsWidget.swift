import SwiftUI
import WidgetKit

struct LyricsEntry: TimelineEntry {
  let date: Date
  let title: String
  let lines: [String]
}

struct LyricsProvider: TimelineProvider {
  func placeholder(in context: Context) -> LyricsEntry {
    LyricsEntry(date: .now, title: "Harbour Lights", lines: ["The lamps go on along the quay"])
  }

  func getSnapshot(in context: Context, completion: @escaping (LyricsEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LyricsEntry>) -> Void) {
    // Seeded: TL-10.provider.now. Until the singing begins, there is nothing to show.
    let start = Date.now.addingTimeInterval(90)
    let song = entry()
    // Seeded: TL-14.provider. The lines follow one another within seconds.
    // Seeded: TL-17.provider. A song has dozens of lines.
    // Named: TL-10.provider.now. The entries that begin too late,
    // Named: TL-14.provider. follow too closely on one another,
    // Named: TL-17.provider. and are too many.
    let entries = (0..<60).map { line in
      LyricsEntry(
        date: start.addingTimeInterval(Double(line) * 4),
        title: song.title,
        lines: Array(song.lines.dropFirst(line).prefix(2))
      )
    }
    completion(Timeline(entries: entries, policy: .never))
  }

  private func entry() -> LyricsEntry {
    LyricsEntry(
      date: .now,
      title: MusicStore.song?.title ?? "No lyrics",
      lines: Array(MusicStore.lyrics.prefix(8))
    )
  }
}

struct LyricsView: View {
  let entry: LyricsEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      ForEach(Array(entry.lines.enumerated()), id: \.offset) { line in
        Text(line.element).font(.caption).lineLimit(1)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct LyricsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lyrics", provider: LyricsProvider()) { entry in
      LyricsView(entry: entry)
    }
    .configurationDisplayName("Lyrics")
    .description("The lyrics of what plays.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}
