import WidgetModel

/// How far the app has come.
public enum AppState: Hashable, Sendable {
  /// It is not installed.
  case absent
  /// It is installed and was never in the foreground: its widgets are not in the gallery (FM-10).
  case installed
  /// It was in the foreground once.
  case launched
}

/// The phone as the runtime knows it.
public struct PhoneState: Hashable, Sendable {
  /// What the wall clock would have shown at the start, had it always been as it is now.
  public var clockAtStart: WallDate
  /// Whether the phone is locked.
  public var isLocked: Bool
  /// Whether the phone was restarted and not unlocked since (TL-04).
  public var awaitsUnlock = false
  /// Whether the app is in the foreground (RB-12).
  public var isForeground = false
  /// Whether the app has an active audio session (RB-15).
  public var hasAudio = false
  /// Whether the app has an active navigation session (RB-15).
  public var hasNavigation = false
  /// Whether the person allows the app Live Activities (LA-04).
  public var allowsActivities = true
  /// Whether the person allows the app frequent pushes to them (LA-24).
  public var allowsFrequentPushes = false
  /// The contexts in which the phone is (RV-09).
  public var contexts: Set<PhoneContext> = []
  /// Whether the app is installed, and was brought to the foreground since (FM-10, FM-21).
  public var app = AppState.launched
  /// When a call of the app in front was heard last (RB-13).
  public var lastForegroundCall: Instant?
  /// When a tap opened the app last (RB-14).
  public var lastLaunch: Instant?
  /// The number of the locale.
  public var locale: Int
  /// The number of the text size.
  public var textSize: Int

  /// Creates the phone as a run begins.
  public init(_ device: Device) {
    clockAtStart = device.clock
    isLocked = device.isLocked
    locale = device.locale
    textSize = device.textSize
  }

  /// What the wall clock shows at an instant.
  public func wall(at now: Instant) -> WallDate {
    clockAtStart + Interval(microseconds: now.microseconds)
  }

  /// The instant at which the wall clock shows a date, if nobody moves it.
  public func instant(of date: WallDate) -> Instant {
    Instant(microseconds: (date - clockAtStart).microseconds)
  }
}
