public struct WidgetLocation: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let homeScreen = WidgetLocation(description: "homeScreen")
  public static let lockScreen = WidgetLocation(description: "lockScreen")
  public static let standBy = WidgetLocation(description: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(description: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(description: "carPlay")
}

public struct WidgetTexture: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let glass = WidgetTexture(description: "glass")
  public static let paper = WidgetTexture(description: "paper")
}

public struct WidgetMountingStyle: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let elevated = WidgetMountingStyle(description: "elevated")
  public static let recessed = WidgetMountingStyle(description: "recessed")
}

public struct LevelOfDetail: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let `default` = LevelOfDetail(description: "default")
  public static let simplified = LevelOfDetail(description: "simplified")
}
