import Foundation

/// Views to show while they are written.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// The device on which they are shown.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the widget.
  public static var platform: PreviewPlatform? { nil }
}

/// The device on which a preview is shown.
public enum PreviewPlatform: Sendable {
  /// A phone or tablet.
  case iOS
  /// A computer.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// Surroundings of a preview.
public protocol PreviewContext {
  /// A value of the surroundings.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of a preview's surroundings.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// A preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family.
  @_spi(Hosting) public let family: WidgetFamily

  /// Creates the surroundings of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// Where a preview is shown.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device
  /// In the size that the view wants.
  case sizeThatFits
  /// In a size of its own.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// Which way a device of a preview is turned.
public struct InterfaceOrientation: Hashable, Sendable {
  let text: String
  /// Upright.
  public static let portrait = InterfaceOrientation(text: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(text: "portraitUpsideDown")
  /// To the left.
  public static let landscapeLeft = InterfaceOrientation(text: "landscapeLeft")
  /// To the right.
  public static let landscapeRight = InterfaceOrientation(text: "landscapeRight")
}

/// A view as a widget of a family; its type tells previews of widgets from others.
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
  /// Sets the surroundings of a preview.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    if let family { PreviewedEntries.show(self, in: family) }
    return WidgetPreviewView(content: self, family: family)
  }

  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    if let value { PreviewedEntries.name(value) }
    return attributed(.previewDisplayName, value ?? "none")
  }

  /// Sets where a preview is shown.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    attributed(.previewLayout, "\(value)")
  }

  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    attributed(.previewDevice, value?.rawValue ?? "none")
  }

  /// Sets which way the device of a preview is turned.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    attributed(.previewInterfaceOrientation, value.text)
  }
}
