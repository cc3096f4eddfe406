import Foundation

/// The screen of a phone, assumed to have 390 by 844 points at three pixels a point.
open class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat { 0.5 }
  open var traitCollection: UITraitCollection { .current }
}

/// A phone with fixed properties.
open class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The version of the system: the newest, as with `#available`.
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }
  open var isBatteryMonitoringEnabled = false
  /// The battery level, fixed at 0.8; -1 while it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 0.8 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}
