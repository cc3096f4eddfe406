import WidgetModel

@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = NoWidgetConfiguration

  private let kind: String
  private let code: any HostedProvider
  private let places: DeclaredPlaces

  @MainActor @preconcurrency public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = StaticProviderHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .timeline(code), places)
  }
}

@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = NoWidgetConfiguration

  private let kind: String
  private let code: any HostedProvider
  private let places: DeclaredPlaces

  @MainActor @preconcurrency public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = IntentProviderHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .timeline(code), places)
  }
}

@MainActor @preconcurrency
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent,
  Content: View
>: WidgetConfiguration {
  public typealias Body = NoWidgetConfiguration

  private let kind: String
  private let code: any HostedProvider
  private let places: DeclaredPlaces

  @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = AppIntentProviderHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .timeline(code), places)
  }
}
