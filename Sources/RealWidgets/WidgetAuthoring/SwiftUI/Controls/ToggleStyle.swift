import Foundation

/// How a toggle looks.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle's style is made of.
public struct ToggleStyleConfiguration {
  /// What the toggle shows.
  public let label: Label
  /// Whether the toggle is on, which a widget never writes.
  @Binding public var isOn: Bool
  let intent: (any HostedIntent)?

  /// Whether only some of several values are on; never here.
  public var isMixed: Bool { false }

  /// What a toggle shows.
  public struct Label: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

/// A style that the code defines.
struct HostedToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration, Renderer) -> Void
}

enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: HostedToggleStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemToggleStyle {
  /// The name as code spells it.
  var text: String { get }
}

extension View {
  /// Sets how a toggle looks.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemToggleStyle {
      return attributed(.toggleStyle, known.text) { $0[ToggleStyleKey.self] = nil }
    }
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

/// The style that fits the place.
public struct DefaultToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle(text: "automatic") }
}

/// The style of a switch.
public struct SwitchToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "switch" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style of a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle(text: "switch") }
}

/// The style of a button.
public struct ButtonToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "button" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style of a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle(text: "button") }
}

/// The style of a box to tick.
public struct CheckboxToggleStyle: ToggleStyle, SystemToggleStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "checkbox" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style of a box to tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle(text: "checkbox") }
}

extension SwitchToggleStyle {
  /// Creates the style in a tint.
  public nonisolated init(tint: Color) { self.init(text: "switch \(tint.attributeText)") }
}
