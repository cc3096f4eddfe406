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

/// The declaration of a widget that says nothing more than it must.
struct PlainConfiguration: WidgetConfiguration {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: PlainProvider()) { _ in Text("a") }
  }
}

/// A widget that says nothing more than it must.
struct PlainWidget: Widget {
  var body: some WidgetConfiguration { PlainConfiguration() }
}

/// A widget with a configuration that somebody else made.
struct Configured<Configuration: WidgetConfiguration>: Widget {
  var configuration: Configuration

  init(configuration: Configuration) { self.configuration = configuration }

  init() { preconditionFailure("a configuration is given") }

  var body: some WidgetConfiguration { configuration }
}
