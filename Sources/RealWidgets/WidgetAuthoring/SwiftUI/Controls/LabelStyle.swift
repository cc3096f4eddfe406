import Foundation

/// How a label looks.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label's style is made of.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  /// A label's title.
  public struct Title: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  /// A label's icon.
  public struct Icon: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

/// A style that the code defines.
struct HostedLabelStyle {
  let make: @MainActor (LabelStyleConfiguration, Renderer) -> Void
}

enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: HostedLabelStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemLabelStyle {
  /// The name as code spells it.
  var text: String { get }
  /// Whether neither title nor icon is left out.
  var showsBoth: Bool { get }
}

extension SystemLabelStyle {
  var showsBoth: Bool { true }
}

extension View {
  /// Sets how a label looks.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let known = style as? any SystemLabelStyle
    if let known, known.showsBoth {
      return attributed(.labelStyle, known.text) { $0[LabelStyleKey.self] = nil }
    }
    nonisolated(unsafe) let style = style
    return attributed(.labelStyle, known?.text ?? String(describing: Style.self)) {
      $0[LabelStyleKey.self] = HostedLabelStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}

/// The style that fits the place.
public struct DefaultLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that fits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle(text: "automatic") }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "titleAndIcon" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle(text: "titleAndIcon")
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "titleOnly" }

  nonisolated init(text: String) { self.text = text }

  nonisolated var showsBoth: Bool { false }

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle(text: "titleOnly") }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "iconOnly" }

  nonisolated init(text: String) { self.text = text }

  nonisolated var showsBoth: Bool { false }

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle(text: "iconOnly") }
}
