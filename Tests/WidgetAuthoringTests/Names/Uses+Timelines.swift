import SwiftUI
import WidgetKit

private struct Moment: TimelineEntry {
  var date: Date
  var text = "moment"
  var relevance: TimelineEntryRelevance?
}

private struct Clock: TimelineProvider {
  var policy = TimelineReloadPolicy.atEnd
  var text = "moment"

  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast, text: text) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: policy))
  }
}

extension Uses {
  /// Providers, entries, policies, families and the declarations of widgets.
  func addTimelines() {
    do {
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "declared", provider: Clock()) { Text($0.text) }
        }
      }
      widget(
        "Widget",
        "WidgetConfiguration",
        "StaticConfiguration",
        "StaticConfiguration(kind:provider:){}"
      ) { Declared() }
    }
    do {
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "declared", provider: Clock(), content: { Text($0.text) })
        }
      }
      widget("StaticConfiguration(kind:provider:content:)") { Declared() }
    }
    do {
      struct Declared: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }
      widget("EmptyWidgetConfiguration", "EmptyWidgetConfiguration()") { Declared() }
    }
    do {
      struct Later: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          let relevance = TimelineEntryRelevance(score: 5)
          let entry = Moment(date: .distantFuture, text: "later", relevance: relevance)
          completion(Timeline(entries: [entry], policy: .never))
        }
      }
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "plain", provider: Later()) { Text($0.text) }
        }
      }
      widget(
        "TimelineProvider",
        "Context",
        "Entry",
        "TimelineEntry",
        "Timeline",
        "Timeline(entries:policy:)",
        ".never"
      ) { Declared() }
    }
    value(
      "TimelineEntryRelevance",
      "TimelineEntryRelevance(score:)",
      without: "nil"
    ) {
      Moment(date: .now, relevance: TimelineEntryRelevance(score: 5)).relevance?.score ?? 0
    }
    value("TimelineReloadPolicy", ".after", ".after(_:)", without: "atEnd") {
      let policy: TimelineReloadPolicy = .after(.distantFuture)
      return policy
    }
    value(".atEnd", without: "never") {
      let policy: TimelineReloadPolicy = .atEnd
      return policy
    }
    do {
      struct Context: TimelineProvider {
        func placeholder(in context: TimelineProviderContext) -> Moment {
          Moment(date: .distantPast, text: "\(context.displaySize)")
        }
        func getSnapshot(
          in context: TimelineProviderContext,
          completion: @escaping (Moment) -> Void
        ) { completion(placeholder(in: context)) }
        func getTimeline(
          in context: TimelineProviderContext,
          completion: @escaping (Timeline<Moment>) -> Void
        ) { completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd)) }
      }
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "plain", provider: Context()) { Text($0.text) }
        }
      }
      widget("TimelineProviderContext") { Declared() }
    }
    configured(".configurationDisplayName", ".configurationDisplayName(_:)") {
      $0.configurationDisplayName("Name")
    }
    configured(".description", ".description(_:)") { $0.description("What it is") }
    configured(".supportedFamilies", ".supportedFamilies(_:)", ".systemSmall") {
      $0.supportedFamilies([.systemSmall])
    }
    configured("WidgetFamily", "WidgetFamily.systemSmall") {
      $0.supportedFamilies([WidgetFamily.systemSmall])
    }
    configured("WidgetFamily.systemMedium") {
      $0.supportedFamilies([WidgetFamily.systemMedium])
    }
    configured("WidgetFamily.systemLarge") { $0.supportedFamilies([WidgetFamily.systemLarge]) }
    configured("WidgetFamily.accessoryCircular") {
      $0.supportedFamilies([WidgetFamily.accessoryCircular])
    }
    configured(".systemMedium") { $0.supportedFamilies([.systemMedium]) }
    configured(".systemLarge") { $0.supportedFamilies([.systemLarge]) }
    configured(".systemExtraLarge") { $0.supportedFamilies([.systemExtraLarge]) }
    configured(".accessoryCircular") { $0.supportedFamilies([.accessoryCircular]) }
    configured(".accessoryRectangular") { $0.supportedFamilies([.accessoryRectangular]) }
    configured(".accessoryInline") { $0.supportedFamilies([.accessoryInline]) }
    configured(".accessoryCorner") { $0.supportedFamilies([.accessoryCorner]) }
    configured(".contentMarginsDisabled", ".contentMarginsDisabled()") {
      $0.contentMarginsDisabled()
    }
    configured(".containerBackgroundRemovable") { $0.containerBackgroundRemovable(false) }
    configured(".promptsForUserConfiguration") { $0.promptsForUserConfiguration() }
    configured(".supplementalActivityFamilies", ".supplementalActivityFamilies(_:)") {
      $0.supplementalActivityFamilies([.small])
    }
    configured(".onBackgroundURLSessionEvents") {
      $0.onBackgroundURLSessionEvents(matching: "news") { _, _ in }
    }
    do {
      struct Pair: WidgetBundle {
        var body: some Widget {
          PlainWidget()
          PlainWidget()
        }
      }
      bundle("WidgetBundle") { Pair() }
      struct Listed: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
          PlainWidget()
          PlainWidget()
          PlainWidget()
        }
      }
      bundle("@WidgetBundleBuilder") { Listed() }
      struct ByHand: WidgetBundle {
        var body: some Widget {
          WidgetBundleBuilder.buildBlock(PlainWidget(), PlainWidget())
        }
      }
      bundle("WidgetBundleBuilder", "WidgetBundleBuilder.buildBlock") { ByHand() }
    }
    noted("WidgetCenter", "WidgetCenter.shared", ".reloadAllTimelines", ".reloadAllTimelines()") {
      WidgetCenter.shared.reloadAllTimelines()
    }
    noted(".reloadTimelines", ".reloadTimelines(ofKind:)") {
      WidgetCenter.shared.reloadTimelines(ofKind: "plain")
    }
  }
}
