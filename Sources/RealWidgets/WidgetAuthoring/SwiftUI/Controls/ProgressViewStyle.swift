import Foundation

/// How a view of progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a view of progress's style is made of.
public struct ProgressViewStyleConfiguration {
  /// The part that is done, `nil` when nobody knows.
  public let fractionCompleted: Double?
  /// What tells what goes on.
  public let label: Label?
  /// What tells how far it is.
  public let currentValueLabel: CurrentValueLabel?

  /// What tells what goes on.
  public struct Label: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  /// What tells how far it is.
  public struct CurrentValueLabel: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

/// A style that the code defines.
struct HostedProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration, Renderer) -> Void
}

enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: HostedProgressViewStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemProgressViewStyle {
  /// The name as code spells it.
  var text: String { get }
}

extension View {
  /// Sets how a view of progress looks.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemProgressViewStyle {
      return attributed(.progressViewStyle, known.text) { $0[ProgressViewStyleKey.self] = nil }
    }
    nonisolated(unsafe) let style = style
    return attributed(.progressViewStyle, String(describing: Style.self)) {
      $0[ProgressViewStyleKey.self] = HostedProgressViewStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}

/// The style that fits the place.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the place.
  public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle(text: "automatic")
  }
}

/// The style of a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "linear" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style of a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle(text: "linear") }
}

/// The style of a ring.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "circular" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style of a ring.
  public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle(text: "circular")
  }
}

extension LinearProgressViewStyle {
  /// Creates the style in a tint.
  public nonisolated init(tint: Color) { self.init(text: "linear \(tint.attributeText)") }
}

extension CircularProgressViewStyle {
  /// Creates the style in a tint.
  public nonisolated init(tint: Color) { self.init(text: "circular \(tint.attributeText)") }
}
