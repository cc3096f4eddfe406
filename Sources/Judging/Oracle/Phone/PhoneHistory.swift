import WidgetModel

struct PhoneHistory {
  private let profile: Profile

  var isLocked: Bool

  /// True if unlocked since its last start; a phone locked as the run begins was unlocked before.
  var wasUnlocked = true

  var isForeground = false

  var hasAudio = false

  var hasNavigation = false

  var hasApp = true

  /// True if the app was in the foreground since its installation, which makes its widgets
  /// available.
  var appWasLaunched = true

  var withdrawn: Set<WidgetID> = []

  /// The instants of the last heeded call of the app in front, and of the last tap that opened the
  /// app.
  var heardInFront = Instant.never
  var openedByTap = Instant.never

  var locale: Int

  var textSize: Int

  init(_ setup: Setup) {
    profile = setup.profile
    isLocked = setup.device.isLocked
    locale = setup.device.locale
    textSize = setup.device.textSize
  }

  /// Returns true if a widget can be added: its app is there and was launched, and its kind is not
  /// withdrawn.
  func isOffered(_ widget: WidgetID) -> Bool {
    hasApp && appWasLaunched && !withdrawn.contains(widget)
  }

  /// Returns true if the app's call is heeded; one of the app in front causes those that follow to
  /// be ignored for a while (RB-13, RB-14).
  mutating func hearsCall(at now: Instant) -> Bool {
    func isWithin(_ key: ProfileKey, since last: Instant) -> Bool {
      last < .never && now < last + profile.interval(key)
    }
    if isWithin(.launchDeafness, since: openedByTap) { return false }
    guard isForeground else { return true }
    if isWithin(.foregroundCallInterval, since: heardInFront) { return false }
    heardInFront = now
    return true
  }

  mutating func lock(_ isLocked: Bool) {
    self.isLocked = isLocked
    if !isLocked { wasUnlocked = true }
  }

  /// Records a restart: the phone comes up locked, and nothing of the app runs.
  mutating func restart() {
    (isLocked, wasUnlocked) = (true, false)
    (isForeground, hasAudio, hasNavigation) = (false, false, false)
  }

  /// Records that the app was installed, or removed with everything of it that runs.
  mutating func install(_ isInstalled: Bool) {
    guard isInstalled != hasApp else { return }
    (hasApp, appWasLaunched) = (isInstalled, false)
    (isForeground, hasAudio, hasNavigation) = (false, false, false)
  }

  /// The causes of a reload that the app calls for now (AS-05).
  var callCauses: ReloadCauses {
    var causes: ReloadCauses = []
    if isForeground { causes.insert(.appInForeground) }
    if hasAudio { causes.insert(.appWithAudio) }
    if hasNavigation { causes.insert(.appWithNavigation) }
    return causes.isEmpty ? ReloadCauses(.app) : causes
  }
}
