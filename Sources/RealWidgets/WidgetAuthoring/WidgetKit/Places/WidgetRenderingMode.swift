public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let accented = WidgetAccentedRenderingMode(description: "accented")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    description: "accentedDesaturated"
  )
  public static let desaturated = WidgetAccentedRenderingMode(description: "desaturated")
  public static let fullColor = WidgetAccentedRenderingMode(description: "fullColor")
}
