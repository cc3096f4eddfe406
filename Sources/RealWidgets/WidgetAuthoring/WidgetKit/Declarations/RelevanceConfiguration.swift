import Foundation
import WidgetModel

@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = NoWidgetConfiguration

  private let kind: String
  private let code: any HostedProvider
  private let places: DeclaredPlaces

  public init<Provider: RelevanceEntriesProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = RelevanceProviderHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .timeline(code), places)
    declarations.current.say("relevance", "true")
  }
}
