import SwiftUI
import WidgetKit

/// The entry of ``PlainWidget``.
struct PlainEntry: TimelineEntry {
  var date: Date
}

/// Answers with one entry.
struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

/// The minimum declaration of a widget.
struct PlainConfiguration: WidgetConfiguration {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in Text("a") }
  }
}

/// A widget with the minimum declaration.
struct PlainWidget: Widget {
  var body: some WidgetConfiguration { PlainConfiguration() }
}

/// A widget with a given configuration.
struct Configured<Configuration: WidgetConfiguration>: Widget {
  var configuration: Configuration

  init(configuration: Configuration) { self.configuration = configuration }

  init() { preconditionFailure("a configuration is given") }

  var body: some WidgetConfiguration { configuration }
}
