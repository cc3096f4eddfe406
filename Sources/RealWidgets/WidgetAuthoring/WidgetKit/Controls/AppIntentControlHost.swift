import Foundation
import WidgetModel

final class AppIntentControlHost<
  Provider: AppIntentControlValueProvider,
  Template: ControlWidgetTemplate
>: HostedControl, @unchecked Sendable {
  private let provider: Provider
  private let content: (Provider.Value) -> Template
  private var configuration: Provider.Configuration?

  init(provider: Provider, content: @escaping (Provider.Value) -> Template) {
    self.provider = provider
    self.content = content
  }

  var configurationName: String? { "\(Provider.Configuration.self)" }

  func configure(variant: Int) async -> HostedConfiguration {
    let configurator = IntentConfigurator<Provider.Configuration>(family: nil)
    // Variant 0 is the configuration that nobody has changed.
    if variant == 0 { await configurator.noteUnset(as: .controlParameterUnset) }
    let chosen = await configurator.configuration(variant: variant)
    configuration = chosen.value as? Provider.Configuration
    return chosen
  }

  func offerOptions() async -> [String] {
    await IntentConfigurator<Provider.Configuration>(family: nil).offerOptions()
  }

  @MainActor func drawing() async throws -> HostedControlDrawing {
    drawing(of: try await currentValue(), content)
  }

  @MainActor func drawPreview(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> Rendering {
    // The gallery shows the control before anybody has configured it.
    let value = provider.previewValue(configuration: Provider.Configuration())
    return renderer.render(content(value), in: environment)
  }

  @MainActor func perform(isOn: Bool) async throws {
    try await act(settingValue: isOn, content(try await currentValue().value))
  }

  private func currentValue() async throws -> HandedOver<Provider.Value> {
    if configuration == nil { _ = await configure(variant: 0) }
    let chosen = configuration ?? Provider.Configuration()
    return HandedOver(value: try await provider.currentValue(configuration: chosen))
  }
}
