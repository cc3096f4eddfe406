import Foundation
import SwiftUI
import WidgetKit

struct PictureEntry: TimelineEntry {
  let date: Date
  let url: URL?
}

struct PictureProvider: TimelineProvider {
  private let url = URL(string: "https://widgets.example/picture.png")

  func placeholder(in context: Context) -> PictureEntry { PictureEntry(date: .now, url: nil) }

  func getSnapshot(in context: Context, completion: @escaping (PictureEntry) -> Void) {
    completion(PictureEntry(date: .now, url: url))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PictureEntry>) -> Void) {
    let entry = PictureEntry(date: .now, url: url)
    completion(Timeline(entries: [entry], policy: .after(entry.date + 3600)))
  }
}

/// A view that loads data while it is drawn, so that the drawing waits.
struct PictureView: View {
  let url: URL?

  var body: some View {
    if let url, let data = try? Data(contentsOf: url) {
      Text("\(data.count) bytes")
    } else {
      Text("no picture")
    }
  }
}

/// A widget whose modifiers are at work while a view beneath them waits.
struct LoadingViewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "loading", provider: PictureProvider()) { entry in
      HStack { PictureView(url: entry.url).font(.caption) }
        .padding()
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

struct LoadingViewWidgets: WidgetBundle {
  var body: some Widget { LoadingViewWidget() }
}
