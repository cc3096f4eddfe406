import Foundation
import WidgetModel

/// A watch widget that shows up when it matters.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// There is none.
  public typealias Body = NoWidgetConfiguration

  private let kind: String
  private let code: any HostedProvider
  private let places: DeclaredPlaces

  /// Declares a widget.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = RelevanceProviderHost(provider: provider, content: content)
  }

  /// Puts down the kind and the code.
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.current.kind = kind
    declarations.current.places = places
    declarations.current.code = .timeline(code)
    declarations.current.say("relevance", "true")
  }
}

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
