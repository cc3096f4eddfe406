import SwiftUI
import WidgetKit

struct Note: Codable {
  var author: String
  var lines: Int
}

struct NoteEntry: TimelineEntry {
  let date: Date
  let note: Note?
  let place: String?
}

struct NoteProvider: TimelineProvider {
  private func entry() -> NoteEntry {
    let defaults = UserDefaults(suiteName: "group.example.board")
    // Seeded: CR-43. Notes of the previous version have no number of lines.
    let note = (defaults?.data(forKey: "note")).flatMap {
      // Named: CR-43. The call that decodes.
      try? JSONDecoder().decode(Note.self, from: $0)
    }
    // Seeded: CR-25. The app stores a text.
    let place = (defaults?.data(forKey: "place")).map { String(decoding: $0, as: UTF8.self) }
    return NoteEntry(date: .now, note: note, place: place)
  }

  func placeholder(in context: Context) -> NoteEntry {
    NoteEntry(date: .now, note: nil, place: nil)
  }

  func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> Void) {
    completion(entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
    completion(Timeline(entries: [entry()], policy: .never))
  }
}

struct NoteView: View {
  let entry: NoteEntry

  var body: some View {
    VStack {
      Text(entry.place ?? "Somewhere")
      Text(entry.note?.author ?? "Nobody has written")
    }
    .containerBackground(.background, for: .widget)
  }
}

struct NoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "note", provider: NoteProvider()) { NoteView(entry: $0) }
      .configurationDisplayName("Note")
      .description("Who has written a note.")
      .supportedFamilies([.systemSmall])
  }
}
