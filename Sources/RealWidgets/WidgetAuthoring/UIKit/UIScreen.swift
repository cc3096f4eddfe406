import Foundation

/// The screen: that of a phone of 390 by 844 points with three pixels each, an assumption.
open class UIScreen: NSObject, @unchecked Sendable {
  /// The phone's screen.
  public static let main = UIScreen()

  /// The size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The pixels of a point.
  open var scale: CGFloat { 3 }
  /// The size in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// The pixels of a point.
  open var nativeScale: CGFloat { 3 }
  /// How bright the screen is.
  open var brightness: CGFloat { 0.5 }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
}

/// The phone.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The phone that runs the code.
  public static let current = UIDevice()

  /// The name that apps get to know.
  open var name: String { "iPhone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The kind of device in the person's language.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system; code that asks gets the newest branch, as with `#available`.
  open var systemVersion: String { "26.0" }
  /// The kind of surface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// An id of the phone for this developer.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, -1 while it is not watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 0.8 : -1 }
  /// What the battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// It is used.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }
}

/// The kind of surface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}
