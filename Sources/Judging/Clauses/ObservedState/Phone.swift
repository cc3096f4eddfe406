import WidgetModel

/// The phone as the inputs of a run left it.
public struct Phone: Hashable, Sendable {
  /// Whether the app is in the foreground.
  public var isForeground = false
  /// Whether the app has an active audio session.
  public var hasAudio = false
  /// Whether the app has an active navigation session.
  public var hasNavigation = false
  /// Whether the app is installed (FM-21).
  public var hasApp = true
  /// When the app was removed, `nil` while it is installed.
  public var appRemoved: Instant?
  /// Whether the app was in the foreground since it was installed (FM-10).
  public var appWasLaunched = true
  /// The widgets whose kinds an update took away (FM-08).
  public var withdrawn: Set<WidgetID> = []
  /// When a call of the app in front was heard last (RB-13).
  public var lastForegroundCall: Instant?
  /// When a tap opened the app last (RB-14).
  public var lastLaunch: Instant?
  /// Whether the phone is locked.
  public var isLocked = false
  /// Whether the phone was restarted and not unlocked since.
  public var isBeforeFirstUnlock = false
  /// When the phone was unlocked for the last time.
  public var unlockInstant = Instant.start
  /// When the phone was unlocked for the first time after its last restart.
  public var firstUnlockInstant = Instant.start
  /// When its clock was moved for the last time.
  public var clockInstant = Instant.start
  /// The number of the locale.
  public var locale = 0
  /// The number of the text size.
  public var textSize = 0

  /// Creates an unlocked phone.
  public init() {}
}
