import Foundation

/// A preview of views; it is evaluated only if its type shows widgets or Live Activities.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }

  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct WidgetPreviewContext: PreviewContext, Sendable {
  @_spi(Hosting) public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

public struct InterfaceOrientation: Hashable, Sendable {
  let text: String
  public static let portrait = InterfaceOrientation(text: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(text: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(text: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(text: "landscapeRight")
}

/// A view previewed as a widget; its type is how previews of widgets are found.
struct WidgetPreviewView<Content: View> {
  let content: Content
  let family: WidgetFamily?
}

extension WidgetPreviewView: View {
  var body: some View {
    content.changing { environment in
      if let family { environment.widgetFamily = family }
    }
  }
}

extension View {
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    if let family { PreviewedEntries.show(self, in: family) }
    return WidgetPreviewView(content: self, family: family)
  }

  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    if let value { PreviewedEntries.name(value) }
    return attributed(.previewDisplayName, value ?? "none")
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    attributed(.previewLayout, "\(value)")
  }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    attributed(.previewDevice, value?.rawValue ?? "none")
  }

  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    attributed(.previewInterfaceOrientation, value.text)
  }
}
