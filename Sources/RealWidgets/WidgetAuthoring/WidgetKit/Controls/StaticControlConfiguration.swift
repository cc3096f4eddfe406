import WidgetModel

/// A control that nobody configures.
@MainActor @preconcurrency
public struct StaticControlConfiguration<
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// There is none.
  public typealias Body = NoControlWidgetConfiguration

  private let kind: String
  private let code: any HostedControl
  private let places: DeclaredPlaces

  /// Declares a control without a value.
  public init(
    kind: String,
    @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    self.init(kind: kind, provider: NoControlValue(), content: content)
  }

  /// Declares a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = StaticControlHost(provider: provider, content: content)
  }

  /// Puts down the kind and the code.
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .control(code), places)
  }
}

/// The value of a control that has none.
private struct NoControlValue: ControlValueProvider {
  var previewValue: Void { () }
  func currentValue() async throws {}
}

/// A control that a person configures by an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// There is none.
  public typealias Body = NoControlWidgetConfiguration

  private let kind: String
  private let code: any HostedControl
  private let places: DeclaredPlaces

  /// Declares a control without a value.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.init(kind: kind, provider: ConfigurationAsValue<Configuration>(), content: content)
  }

  /// Declares a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    places = DeclaredPlaces(provider: Provider.self, content: Content.self)
    code = AppIntentControlHost(provider: provider, content: content)
  }

  /// Puts down the kind and the code.
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.declare(kind, .control(code), places)
  }
}

/// The value of a configured control that has no other.
private struct ConfigurationAsValue<Configuration: ControlConfigurationIntent>:
  AppIntentControlValueProvider
{
  func previewValue(configuration: Configuration) -> Configuration { configuration }
  func currentValue(configuration: Configuration) async throws -> Configuration { configuration }
}
