/// In which colours the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// In its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two groups of one colour each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In shades of the background.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How an image is drawn in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(description: "accented")
  /// In shades of the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    description: "accentedDesaturated"
  )
  /// In shades of grey.
  public static let desaturated = WidgetAccentedRenderingMode(description: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(description: "fullColor")
}
