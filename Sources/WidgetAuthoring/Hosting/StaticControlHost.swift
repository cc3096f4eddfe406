import Foundation
import WidgetModel

/// Runs a control that has no configuration.
final class StaticControlHost<Provider: ControlValueProvider, Template: ControlWidgetTemplate>:
  HostedControl
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

  func draw(_ renderer: Renderer, _ environment: EnvironmentValues) async throws -> Rendering {
    draw(try await provider.currentValue(), renderer, environment)
  }

  func drawPreview(_ renderer: Renderer, _ environment: EnvironmentValues) -> Rendering {
    draw(provider.previewValue, renderer, environment)
  }

  func perform(isOn: Bool) async throws {
    let template = ControlDrawing(content(try await provider.currentValue()))
    try await template.action?.run(settingValue: isOn)
  }

  private func draw(
    _ value: Provider.Value,
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> Rendering {
    renderer.render(ControlDrawing(content(value)).view, in: environment)
  }
}

/// Runs a control whose configuration is an app intent.
final class AppIntentControlHost<
  Provider: AppIntentControlValueProvider,
  Template: ControlWidgetTemplate
>: HostedControl {
  private let provider: Provider
  private let content: (Provider.Value) -> Template
  private var configuration: Provider.Configuration?

  init(provider: Provider, content: @escaping (Provider.Value) -> Template) {
    self.provider = provider
    self.content = content
  }

  var configurationName: String? { "\(Provider.Configuration.self)" }

  func configure(variant: Int) async -> HostedConfiguration {
    let chosen = await IntentConfigurator<Provider.Configuration>(family: nil)
      .configuration(variant: variant)
    configuration = chosen.value as? Provider.Configuration
    return chosen
  }

  func offerOptions() async -> [String] {
    await IntentConfigurator<Provider.Configuration>(family: nil).offerOptions()
  }

  func draw(_ renderer: Renderer, _ environment: EnvironmentValues) async throws -> Rendering {
    draw(try await provider.currentValue(configuration: chosen()), renderer, environment)
  }

  func drawPreview(_ renderer: Renderer, _ environment: EnvironmentValues) -> Rendering {
    // The gallery shows the control before anybody has configured it.
    let value = provider.previewValue(configuration: Provider.Configuration())
    return draw(value, renderer, environment)
  }

  func perform(isOn: Bool) async throws {
    let value = try await provider.currentValue(configuration: chosen())
    try await ControlDrawing(content(value)).action?.run(settingValue: isOn)
  }

  private func chosen() async -> Provider.Configuration {
    if configuration == nil { _ = await configure(variant: 0) }
    return configuration ?? Provider.Configuration()
  }

  private func draw(
    _ value: Provider.Value,
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) -> Rendering {
    renderer.render(ControlDrawing(content(value)).view, in: environment)
  }
}

/// A control's template as a view and an action.
struct ControlDrawing {
  let view: ControlView?
  let action: (any HostedIntent)?

  init<Template: ControlWidgetTemplate>(_ template: Template) {
    // Whoever hosts a control runs it on the thread that stands for the main actor.
    nonisolated(unsafe) let template = template
    nonisolated(unsafe) var found: (view: ControlView, action: (any HostedIntent)?)?
    MainActor.assumeIsolated {
      let drawn = template.drawn
      found = (ControlView(content: drawn?.drawing), drawn?.action)
    }
    view = found?.view
    action = found?.action
  }
}

/// The view of a control's template.
struct ControlView: View {
  let content: AnyView?

  var body: some View { content }
}
