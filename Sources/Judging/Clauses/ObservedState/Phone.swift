import WidgetModel

/// The phone according to the inputs of a run.
public struct Phone: Hashable, Sendable {
  /// True if the app is in the foreground.
  public var isForeground = false
  /// True if the app has an active audio session.
  public var hasAudio = false
  /// True if the app has an active navigation session.
  public var hasNavigation = false
  /// True if the app is installed (FM-21).
  public var hasApp = true
  /// The time at which the app was removed, or `nil` while it is installed.
  public var appRemoved: Instant?
  /// True if the app was in the foreground since it was installed (FM-10).
  public var appWasLaunched = true
  /// The widgets whose kinds an update withdrew (FM-08).
  public var withdrawn: Set<WidgetID> = []
  /// The last heeded call of the app in front (RB-13).
  public var lastForegroundCall: Instant?
  /// The last time that a tap opened the app (RB-14).
  public var lastLaunch: Instant?
  /// True if the phone is locked.
  public var isLocked = false
  /// True if the phone was restarted and not unlocked since.
  public var isBeforeFirstUnlock = false
  /// The last time that the phone was unlocked.
  public var unlockInstant = Instant.start
  /// The time of the first unlock after the last restart.
  public var firstUnlockInstant = Instant.start
  /// The last time that its clock was moved.
  public var clockInstant = Instant.start
  /// The number of the locale.
  public var locale = 0
  /// The number of the text size.
  public var textSize = 0

  /// Creates an unlocked phone.
  public init() {}
}
