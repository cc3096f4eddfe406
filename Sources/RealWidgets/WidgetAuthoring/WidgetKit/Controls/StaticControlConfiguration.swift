import WidgetModel

@MainActor @preconcurrency
public struct StaticControlConfiguration<
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = NoControlWidgetConfiguration

  private let kind: String
  private let code: any HostedControl
  private let places: DeclaredPlaces

  public init(
    kind: String,
    @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    self.init(kind: kind, provider: NoControlValue(), content: content)
  }

  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = StaticControlHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .control(code), places)
  }
}

private struct NoControlValue: ControlValueProvider {
  var previewValue: Void { () }
  func currentValue() async throws {}
}

@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = NoControlWidgetConfiguration

  private let kind: String
  private let code: any HostedControl
  private let places: DeclaredPlaces

  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.init(kind: kind, provider: ConfigurationAsValue<Configuration>(), content: content)
  }

  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = AppIntentControlHost(provider: provider, content: content)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .control(code), places)
  }
}

private struct ConfigurationAsValue<Configuration: ControlConfigurationIntent>:
  AppIntentControlValueProvider
{
  func previewValue(configuration: Configuration) -> Configuration { configuration }
  func currentValue(configuration: Configuration) async throws -> Configuration { configuration }
}
