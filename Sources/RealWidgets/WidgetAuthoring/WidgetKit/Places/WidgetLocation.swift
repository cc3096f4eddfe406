/// Where a widget may stand.
public struct WidgetLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// On the Home Screen.
  public static let homeScreen = WidgetLocation(description: "homeScreen")
  /// On the Lock Screen.
  public static let lockScreen = WidgetLocation(description: "lockScreen")
  /// In StandBy.
  public static let standBy = WidgetLocation(description: "standBy")
  /// On a Mac, from a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(description: "iPhoneWidgetsOnMac")
  /// In a car.
  public static let carPlay = WidgetLocation(description: "carPlay")
}

/// Of what a widget in a room is made.
public struct WidgetTexture: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// Of glass.
  public static let glass = WidgetTexture(description: "glass")
  /// Of paper.
  public static let paper = WidgetTexture(description: "paper")
}

/// How a widget hangs on a wall.
public struct WidgetMountingStyle: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// Before it.
  public static let elevated = WidgetMountingStyle(description: "elevated")
  /// In it.
  public static let recessed = WidgetMountingStyle(description: "recessed")
}

/// How much a widget shows from where the person stands.
public struct LevelOfDetail: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value.
  public let description: String

  /// Everything.
  public static let `default` = LevelOfDetail(description: "default")
  /// What can be read from afar.
  public static let simplified = LevelOfDetail(description: "simplified")
}
