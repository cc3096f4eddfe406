import WidgetModel

/// The state of the phone according to the inputs.
struct PhoneHistory {
  var isLocked: Bool

  /// True if the phone was unlocked since its last start.
  ///
  /// A phone that is locked as the run begins has been unlocked before.
  var wasUnlocked = true

  var isForeground = false

  /// True if the app has an active audio session.
  var hasAudio = false

  /// True if the app has an active navigation session.
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

  init(_ device: Device) {
    isLocked = device.isLocked
    locale = device.locale
    textSize = device.textSize
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
