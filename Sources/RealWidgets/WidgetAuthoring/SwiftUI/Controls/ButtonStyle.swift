import Foundation

/// How a button looks.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button's style is made of.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether the button is held; it never is.
  public let isPressed: Bool

  /// What a button shows.
  public struct Label: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

/// A style that the code defines.
struct HostedButtonStyle {
  let make: @MainActor (ButtonStyleConfiguration, Renderer) -> Void
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: HostedButtonStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemButtonStyle {
  /// The name as code spells it.
  var text: String { get }
}

extension View {
  /// Sets how a button looks.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemButtonStyle {
      return attributed(.buttonStyle, known.text) { $0[ButtonStyleKey.self] = nil }
    }
    nonisolated(unsafe) let style = style
    return attributed(.buttonStyle, String(describing: Style.self)) {
      $0[ButtonStyleKey.self] = HostedButtonStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}
