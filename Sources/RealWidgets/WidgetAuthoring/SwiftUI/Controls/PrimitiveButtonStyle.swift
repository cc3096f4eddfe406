import Foundation

/// How a button with its own action looks.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button with its own action's style is made of.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let intent: (any HostedIntent)?

  /// Does what the button does; in a widget nothing.
  public func trigger() {}

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
struct HostedPrimitiveButtonStyle {
  let make: @MainActor (PrimitiveButtonStyleConfiguration, Renderer) -> Void
}

enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: HostedPrimitiveButtonStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemPrimitiveButtonStyle {
  /// The name as code spells it.
  var text: String { get }
}

extension View {
  /// Sets how a button with its own action looks.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemPrimitiveButtonStyle {
      return attributed(.buttonStyle, known.text) { $0[PrimitiveButtonStyleKey.self] = nil }
    }
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

/// The style that fits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle(text: "automatic") }
}

/// A style without a border.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "plain" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style without a border.
  public static var plain: PlainButtonStyle { PlainButtonStyle(text: "plain") }
}

/// A style without a border, tinted.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "borderless" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border, tinted.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle(text: "borderless") }
}

/// A style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "bordered" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle(text: "bordered") }
}

/// A style with a filled border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "borderedProminent" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a filled border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle(text: "borderedProminent")
  }
}

/// A style of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "glass" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle(text: "glass") }
}

/// A style of tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "glassProminent" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle(text: "glassProminent")
  }
}

/// The style of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "link" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle(text: "link") }
}

/// The style in an accessory bar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SystemPrimitiveButtonStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "accessoryBar" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The style in an accessory bar.
  public static var accessoryBar: AccessoryBarButtonStyle {
    AccessoryBarButtonStyle(text: "accessoryBar")
  }
}
