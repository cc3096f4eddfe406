import WidgetModel

/// When a person last saw a widget.
struct WidgetSight {
  /// How long an authorization lasts that is bound to the use of widgets (DL-17).
  static let lasts = Interval.minutes(15)

  private var phoneIsLocked: Bool
  private var shown: Set<PlacementID> = []
  private var lastSeen: Instant?

  /// The sight of a phone on which no widget stands yet.
  init(phoneIsLocked: Bool = false) { self.phoneIsLocked = phoneIsLocked }

  /// Follows what happens to the phone.
  mutating func notice(_ input: Input, at now: Instant) {
    if isSeen { lastSeen = now }
    switch input {
    case .added(let id), .visible(let id, true): shown.insert(id)
    case .removed(let id), .visible(let id, false): shown.remove(id)
    case .appInstalled(false): shown.removeAll()
    case .locked(let isLocked): phoneIsLocked = isLocked
    case .rebooted: phoneIsLocked = true
    default: break
    }
  }

  /// Whether a widget is seen, or was not longer ago than an authorization lasts.
  func isRecent(at now: Instant) -> Bool {
    isSeen || lastSeen.map { now - $0 <= WidgetSight.lasts } == true
  }

  private var isSeen: Bool { !shown.isEmpty && !phoneIsLocked }
}
