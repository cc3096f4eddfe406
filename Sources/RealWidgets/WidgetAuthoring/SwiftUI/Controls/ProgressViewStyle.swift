import Foundation

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?

  public struct Label: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  public struct CurrentValueLabel: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration, Renderer) -> Void
}

enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: HostedProgressViewStyle? { nil }
}

protocol SystemProgressViewStyle {
  var text: String { get }
}

extension View {
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemProgressViewStyle {
      return attributed(.progressViewStyle, known.text) { $0[ProgressViewStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
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

public struct DefaultProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle(text: "automatic")
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  public nonisolated init() { text = "linear" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle(text: "linear") }
}

public struct CircularProgressViewStyle: ProgressViewStyle, SystemProgressViewStyle {
  let text: String

  public nonisolated init() { text = "circular" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle(text: "circular")
  }
}

extension LinearProgressViewStyle {
  public nonisolated init(tint: Color) { self.init(text: "linear \(tint.attributeText)") }
}

extension CircularProgressViewStyle {
  public nonisolated init(tint: Color) { self.init(text: "circular \(tint.attributeText)") }
}
