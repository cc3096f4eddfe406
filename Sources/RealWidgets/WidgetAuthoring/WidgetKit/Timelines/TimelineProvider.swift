import Foundation

/// Answers with what a widget shows, now and later.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What the provider learns of the place for which it answers.
  typealias Context = TimelineProviderContext

  /// What stands in before there are data; it is shown redacted.
  func placeholder(in context: Context) -> Entry
  /// What the widget shows at a moment, such as in the gallery.
  @preconcurrency func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )
  /// What the widget shows from now on.
  @preconcurrency func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Says nothing about when the widget matters.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Answers with what a widget with a SiriKit configuration shows.
///
/// Source: AI-20.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: INIntent
  /// What the provider learns of the place for which it answers.
  typealias Context = TimelineProviderContext

  /// What stands in before there are data; it is shown redacted.
  func placeholder(in context: Context) -> Entry
  /// What the widget shows at a moment, such as in the gallery.
  @preconcurrency func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )
  /// What the widget shows from now on.
  @preconcurrency func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
  /// The configurations that are offered where a person cannot edit one.
  func recommendations() -> [IntentRecommendation<Intent>]
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  /// Recommends nothing.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  /// Says nothing about when the widget matters.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Answers with what a widget with an app intent as its configuration shows.
///
/// Source: AI-21.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent: WidgetConfigurationIntent
  /// What the provider learns of the place for which it answers.
  typealias Context = TimelineProviderContext

  /// What stands in before there are data; it is shown redacted.
  func placeholder(in context: Context) -> Entry
  /// What the widget shows at a moment, such as in the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What the widget shows from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The configurations that are offered where a person cannot edit one.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// Recommends nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Says nothing about when the widget matters.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
