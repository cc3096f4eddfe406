import WidgetModel

/// What the inputs have said last of the phone.
struct PhoneHistory {
  /// Whether the phone is locked.
  var isLocked: Bool

  /// Whether the phone was unlocked since it was last started.
  ///
  /// One that is locked as the run begins has been unlocked before.
  var wasUnlocked = true

  /// Whether the app is in the foreground.
  var isForeground = false

  /// Whether the app has an active audio session.
  var hasAudio = false

  /// Whether the app has an active navigation session.
  var hasNavigation = false

  /// Whether the app is installed.
  var hasApp = true

  /// Whether the app was in the foreground since it was installed; without that nobody finds its widgets.
  var appWasLaunched = true

  /// The widgets that updates of the app have left out.
  var withdrawn: Set<WidgetID> = []

  /// The instants of the last heard call of the app in front, and of the last tap that opened the app.
  var heardInFront = Instant.never
  var openedByTap = Instant.never

  /// The number of the locale.
  var locale: Int

  /// The number of the text size.
  var textSize: Int

  init(_ device: Device) {
    isLocked = device.isLocked
    locale = device.locale
    textSize = device.textSize
  }

  /// Notes a restart: the phone comes up locked, and nothing of the app runs.
  mutating func restart() {
    (isLocked, wasUnlocked) = (true, false)
    (isForeground, hasAudio, hasNavigation) = (false, false, false)
  }

  /// Notes that the app is there, or is not and nothing of it runs.
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
