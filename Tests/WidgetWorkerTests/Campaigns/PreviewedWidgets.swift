import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
  let date: Date
  let cups: Int
}

struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, cups: 2) }

  func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct CupView: View {
  let entry: CupEntry

  var body: some View {
    VStack {
      Text(["none", "one", "two"][entry.cups])
      // No entry of the provider sets two of them.
      Text("again").widgetURL(URL(string: "cups://1"))
    }
    .widgetURL(entry.cups == 0 ? URL(string: "cups://0") : nil)
    .containerBackground(.background, for: .widget)
  }
}

/// A widget whose faults only its previews show.
struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "cups", provider: CupProvider()) { CupView(entry: $0) }
      .configurationDisplayName("Test").description("A widget of a test.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct PreviewedWidgets: WidgetBundle {
  var body: some Widget { CupWidget() }
}

#Preview("Cups", as: .systemMedium) {
  CupWidget()
} timeline: {
  CupEntry(date: .now, cups: 1)
  CupEntry(date: .now, cups: 3)
}

struct CupPreviews: PreviewProvider {
  static var previews: some View {
    CupView(entry: CupEntry(date: .now, cups: 2))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Two")
  }
}
