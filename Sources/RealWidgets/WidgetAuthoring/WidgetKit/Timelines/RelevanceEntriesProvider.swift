/// What a widget that shows up when it matters shows.
public protocol RelevanceEntry: Sendable {}

/// Answers with what a widget shows when it matters.
public protocol RelevanceEntriesProvider {
  /// The type of the configuration.
  associatedtype Configuration: WidgetConfigurationIntent
  /// The type of the entries.
  associatedtype Entry: RelevanceEntry
  /// What the provider learns of the place for which it answers.
  typealias Context = RelevanceEntriesProviderContext

  /// What the widget shows.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What stands in before there are data.
  func placeholder(context: Context) -> Entry
}

/// What a provider of relevant entries learns of the place for which it answers.
public struct RelevanceEntriesProviderContext: Sendable {
  /// Whether the answer feeds the gallery.
  public let isPreview: Bool
}
