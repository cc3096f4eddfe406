import Foundation

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  public let title: Title
  public let icon: Icon

  public struct Title: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  public struct Icon: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedLabelStyle {
  let make: @MainActor (LabelStyleConfiguration, Renderer) -> Void
}

enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: HostedLabelStyle? { nil }
}

protocol SystemLabelStyle {
  var text: String { get }
  var showsBoth: Bool { get }
}

extension SystemLabelStyle {
  var showsBoth: Bool { true }
}

extension View {
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let known = style as? any SystemLabelStyle
    if let known, known.showsBoth {
      return attributed(.labelStyle, known.text) { $0[LabelStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
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

public struct DefaultLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle(text: "automatic") }
}

public struct TitleAndIconLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  public nonisolated init() { text = "titleAndIcon" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle(text: "titleAndIcon")
  }
}

public struct TitleOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  public nonisolated init() { text = "titleOnly" }

  nonisolated init(text: String) { self.text = text }

  nonisolated var showsBoth: Bool { false }

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle(text: "titleOnly") }
}

public struct IconOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let text: String

  public nonisolated init() { text = "iconOnly" }

  nonisolated init(text: String) { self.text = text }

  nonisolated var showsBoth: Bool { false }

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle(text: "iconOnly") }
}
