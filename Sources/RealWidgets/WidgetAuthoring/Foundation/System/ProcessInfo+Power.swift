import Foundation

extension ProcessInfo {
  /// The thermal state, which is always nominal.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  public var isLowPowerModeEnabled: Bool { false }

  public var thermalState: ThermalState { .nominal }

  public var isiOSAppOnMac: Bool { false }

  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Never posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
