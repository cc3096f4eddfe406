import WidgetModel

/// The installation state of the app.
public enum AppState: Hashable, Sendable {
  case absent
  /// Installed but never in the foreground: its widgets are not in the gallery (FM-10).
  case installed
  /// In the foreground at least once.
  case launched
}

/// The phone in the runtime's state.
public struct PhoneState: Hashable, Sendable {
  /// The date on the wall clock at the start, had it always been set as it is now.
  public var clockAtStart: WallDate
  /// True if the phone is locked.
  public var isLocked: Bool
  /// True if the phone was restarted and not unlocked since (TL-04).
  public var awaitsUnlock = false
  /// True if the app is in the foreground (RB-12).
  public var isForeground = false
  /// True if the app has an active audio session (RB-15).
  public var hasAudio = false
  /// True if the app has an active navigation session (RB-15).
  public var hasNavigation = false
  /// True if the person allows the app Live Activities (LA-04).
  public var allowsActivities = true
  /// True if the person allows the app frequent pushes to Live Activities (LA-24).
  public var allowsFrequentPushes = false
  /// The current contexts of the phone (RV-09).
  public var contexts: Set<PhoneContext> = []
  /// The installation state of the app (FM-10, FM-21).
  public var app = AppState.launched
  /// The last accepted call of the app in the foreground (RB-13).
  public var lastForegroundCall: Instant?
  /// The last time that a tap opened the app (RB-14).
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

  /// Ends the sessions of the app (RB-12, RB-15).
  mutating func endSessions() {
    isForeground = false
    hasAudio = false
    hasNavigation = false
  }

  /// Returns the date on the wall clock at an instant.
  public func wall(at now: Instant) -> WallDate {
    clockAtStart + Interval(microseconds: now.microseconds)
  }

  /// Returns the instant at which the wall clock shows a date, unless the clock is moved.
  public func instant(of date: WallDate) -> Instant {
    Instant(microseconds: (date - clockAtStart).microseconds)
  }
}
