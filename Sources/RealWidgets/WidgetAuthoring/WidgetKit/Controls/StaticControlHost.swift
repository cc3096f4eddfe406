import Foundation
import WidgetModel

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
    drawing(of: try await currentValue(), content)
  }

  @MainActor func drawPreview(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> Rendering {
    renderer.render(content(provider.previewValue), in: environment)
  }

  @MainActor func perform(isOn: Bool) async throws {
    try await act(settingValue: isOn, content(try await currentValue().value))
  }

  private func currentValue() async throws -> HandedOver<Provider.Value> {
    HandedOver(value: try await provider.currentValue())
  }
}

extension HostedControl {
  @MainActor func drawing<Value, Template: ControlWidgetTemplate>(
    of current: HandedOver<Value>,
    _ content: @escaping (Value) -> Template
  ) -> HostedControlDrawing {
    HostedControlDrawing { renderer, environment in
      renderer.render(content(current.value), in: environment)
    }
  }

  @MainActor func act(settingValue isOn: Bool, _ template: some ControlWidgetTemplate) async throws
  {
    guard let action = template.drawn?.action else { return }
    CurrentHost.environment?.noteAction(action.type, isIndependent: action.isIndependent)
    try await action.run(settingValue: isOn)
  }
}

extension Renderer {
  @MainActor func render(
    _ template: some ControlWidgetTemplate,
    in environment: EnvironmentValues
  ) -> Rendering {
    render(template.drawn?.drawing ?? AnyView(EmptyView()), in: environment)
  }
}
