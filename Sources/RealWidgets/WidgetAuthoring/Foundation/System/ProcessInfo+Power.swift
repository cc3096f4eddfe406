import Foundation

extension ProcessInfo {
  /// How hot the phone is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Warm.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// Whether the person saves power; nobody does here.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the phone is.
  public var thermalState: ThermalState { .nominal }

  /// Whether the process is an iPad app on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the process is an iPad app built for the Mac.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the person begins or ends to save power.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
