import Foundation

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// False: nobody holds a button here.
  public let isPressed: Bool

  public struct Label: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedButtonStyle {
  let make: @MainActor (ButtonStyleConfiguration, Renderer) -> Void
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: HostedButtonStyle? { nil }
}

/// A system style, recorded as an attribute.
protocol SystemButtonStyle {
  var text: String { get }
}

extension View {
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemButtonStyle {
      return attributed(.buttonStyle, known.text) { $0[ButtonStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
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
