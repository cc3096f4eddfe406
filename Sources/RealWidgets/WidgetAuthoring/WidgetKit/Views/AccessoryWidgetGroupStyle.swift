public struct AccessoryWidgetGroupStyle: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let automatic = AccessoryWidgetGroupStyle(description: "automatic")
  public static let circular = AccessoryWidgetGroupStyle(description: "circular")
  public static let roundedSquare = AccessoryWidgetGroupStyle(description: "roundedSquare")
}
