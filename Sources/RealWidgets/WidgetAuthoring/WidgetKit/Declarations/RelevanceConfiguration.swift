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
    declarations.declare(kind, .timeline(code), places)
    declarations.current.say("relevance", "true")
  }
}
