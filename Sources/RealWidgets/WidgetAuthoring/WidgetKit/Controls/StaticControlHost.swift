import Foundation
import WidgetModel

/// Runs a control that has no configuration.
final class StaticControlHost<Provider: ControlValueProvider, Template: ControlWidgetTemplate>:
  HostedControl, @unchecked Sendable
{
  private let provider: Provider
  private let content: (Provider.Value) -> Template

  init(provider: Provider, content: @escaping (Provider.Value) -> Template) {
    self.provider = provider
    self.content = content
  }

  var configurationName: String? { nil }

  func configure(variant: Int) async -> HostedConfiguration { HostedConfiguration() }

  func offerOptions() async -> [String] { [] }

  @MainActor func drawing() async throws -> HostedControlDrawing {
    let current = try await currentValue()
    return HostedControlDrawing { [content] renderer, environment in
      renderer.render(content(current.value), in: environment)
    }
  }

  @MainActor func drawPreview(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> Rendering {
    renderer.render(content(provider.previewValue), in: environment)
  }

  @MainActor func perform(isOn: Bool) async throws {
    let template = content(try await currentValue().value)
    try await template.drawn?.action?.run(settingValue: isOn)
  }

  private func currentValue() async throws -> HandedOver<Provider.Value> {
    HandedOver(value: try await provider.currentValue())
  }
}

extension Renderer {
  /// Draws a control.
  @MainActor func render(
    _ template: some ControlWidgetTemplate,
    in environment: EnvironmentValues
  ) -> Rendering {
    render(template.drawn?.drawing ?? AnyView(EmptyView()), in: environment)
  }
}
