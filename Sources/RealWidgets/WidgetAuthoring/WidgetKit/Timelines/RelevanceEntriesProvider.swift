public protocol RelevanceEntry: Sendable {}

public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func relevance() async -> WidgetRelevance<Configuration>
  func placeholder(context: Context) -> Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  public let isPreview: Bool
}
