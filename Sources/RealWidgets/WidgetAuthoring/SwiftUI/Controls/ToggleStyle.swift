import Foundation

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  public let label: Label
  /// The state, to which writing has no effect.
  @Binding public var isOn: Bool
  let intent: (any HostedIntent)?

  /// False: there are no toggles of several values here.
  public var isMixed: Bool { false }

  public struct Label: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration, Renderer) -> Void
}

enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: HostedToggleStyle? { nil }
}

protocol SystemToggleStyle {
  var text: String { get }
}

extension View {
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemToggleStyle {
      return attributed(.toggleStyle, known.text) { $0[ToggleStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
    nonisolated(unsafe) let style = style
    return attributed(.toggleStyle, String(describing: Style.self)) {
      $0[ToggleStyleKey.self] = HostedToggleStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}

public struct DefaultToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle(text: "automatic") }
}

public struct SwitchToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  public nonisolated init() { text = "switch" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle(text: "switch") }
}

public struct ButtonToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  public nonisolated init() { text = "button" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle(text: "button") }
}

public struct CheckboxToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  public nonisolated init() { text = "checkbox" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle(text: "checkbox") }
}

extension SwitchToggleStyle {
  public nonisolated init(tint: Color) { self.init(text: "switch \(tint.attributeText)") }
}
