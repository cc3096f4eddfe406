import Foundation

/// The app; an extension has none, so that only its names are here.
open class UIApplication: NSObject {
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when the app comes to the front.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app leaves the front.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted before the app comes back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the app has gone to the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted at midnight and when the clock or zone changes.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )

  /// What an app may be started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How an app may be asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// On the way.
    case inactive
    /// In the background.
    case background
  }
}

/// Room at the edges.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The room above.
  public var top: CGFloat
  /// The room on the left.
  public var left: CGFloat
  /// The room below.
  public var bottom: CGFloat
  /// The room on the right.
  public var right: CGFloat

  /// No room.
  public static let zero = UIEdgeInsets()

  /// Creates room.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A file of data in the asset catalogue; which there are is not known here.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data

  /// Reads the file of that name in the bundle.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads the file of that name in a bundle.
  public init?(name: String, bundle: Bundle) {
    guard let url = bundle.url(forResource: name, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    self.name = name
    self.data = data
  }
}
