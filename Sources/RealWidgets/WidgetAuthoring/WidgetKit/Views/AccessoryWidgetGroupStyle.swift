/// The shape of the parts of an accessory group.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// As the system chooses.
  public static let automatic = AccessoryWidgetGroupStyle(description: "automatic")
  /// Circles.
  public static let circular = AccessoryWidgetGroupStyle(description: "circular")
  /// Squares with round corners.
  public static let roundedSquare = AccessoryWidgetGroupStyle(description: "roundedSquare")
}
