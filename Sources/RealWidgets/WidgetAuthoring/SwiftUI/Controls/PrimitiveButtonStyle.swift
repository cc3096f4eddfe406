import Foundation

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  let intent: (any HostedIntent)?

  /// Does nothing: in a widget no closure runs.
  public func trigger() {}

  public struct Label: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedPrimitiveButtonStyle {
  let make: @MainActor (PrimitiveButtonStyleConfiguration, Renderer) -> Void
}

enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: HostedPrimitiveButtonStyle? { nil }
}

protocol SystemPrimitiveButtonStyle {
  var text: String { get }
}

extension View {
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemPrimitiveButtonStyle {
      return attributed(.buttonStyle, known.text) { $0[PrimitiveButtonStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
    nonisolated(unsafe) let style = style
    return attributed(.buttonStyle, String(describing: Style.self)) {
      $0[PrimitiveButtonStyleKey.self] = HostedPrimitiveButtonStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The button without the style, because the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle(text: "automatic") }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "plain" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle(text: "plain") }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "borderless" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle(text: "borderless") }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "bordered" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle(text: "bordered") }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "borderedProminent" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle(text: "borderedProminent")
  }
}

public struct GlassButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "glass" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle(text: "glass") }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "glassProminent" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle(text: "glassProminent")
  }
}

public struct LinkButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "link" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle(text: "link") }
}

public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  public nonisolated init() { text = "accessoryBar" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle {
    AccessoryBarButtonStyle(text: "accessoryBar")
  }
}
