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
  /// The last accepted call of the app in the foreground (RB-13).
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

extension Phone {
  /// The causes that a reload call of the app has at this moment (AS-05).
  var callCauses: ReloadCauses {
    var causes = ReloadCauses()
    if isForeground { causes.insert(.appInForeground) }
    if hasAudio { causes.insert(.appWithAudio) }
    if hasNavigation { causes.insert(.appWithNavigation) }
    return causes.rawValue == 0 ? ReloadCauses(.app) : causes
  }

  /// Returns true if the gallery has a widget (FM-08, FM-10).
  func isInGallery(_ widget: WidgetID) -> Bool {
    hasApp && appWasLaunched && !withdrawn.contains(widget)
  }

  /// Returns true if a call of the app is accepted (RB-13, RB-14).
  func hearsCall(at now: Instant, _ profile: Profile) -> Bool {
    if let last = lastLaunch, now - last < profile.interval(.launchDeafness) { return false }
    guard isForeground, let last = lastForegroundCall else { return true }
    return now - last >= profile.interval(.foregroundCallInterval)
  }

  mutating func begin(_ device: Device) {
    self = Phone()
    isLocked = device.isLocked
    locale = device.locale
    textSize = device.textSize
  }

  mutating func setForeground(_ isForeground: Bool) {
    self.isForeground = isForeground
    if isForeground { appWasLaunched = true }
  }

  mutating func install(_ isInstalled: Bool, at now: Instant) {
    hasApp = isInstalled
    appRemoved = isInstalled ? nil : now
    appWasLaunched = false
    endSessions()
  }

  /// Records a restart: the phone comes up locked, and nothing of the app runs.
  mutating func restart() {
    endSessions()
    isLocked = true
    isBeforeFirstUnlock = true
  }

  mutating func lock(_ isLocked: Bool, at now: Instant) {
    if self.isLocked, !isLocked { unlockInstant = now }
    self.isLocked = isLocked
    guard !isLocked, isBeforeFirstUnlock else { return }
    isBeforeFirstUnlock = false
    firstUnlockInstant = now
  }

  private mutating func endSessions() {
    isForeground = false
    hasAudio = false
    hasNavigation = false
  }
}

extension WallDate {
  /// Returns the time since which the date has been reached without a move of the clock, or `nil`
  /// before it; `clockMove` is the last time that the clock was moved.
  func reachedSince(now: Instant, wall: WallDate, clockMove: Instant) -> Instant? {
    guard wall >= self else { return nil }
    return max(now - (wall - self), clockMove)
  }
}
