import WidgetModel

/// Records when a person last saw a widget.
struct WidgetSight {
  /// The duration of an authorization that depends on the use of widgets (DL-17).
  static let lasts = Interval.minutes(15)

  private var phoneIsLocked: Bool
  private var shown: Set<PlacementID> = []
  private var lastSeen: Instant?

  init(phoneIsLocked: Bool = false) { self.phoneIsLocked = phoneIsLocked }

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

  /// Returns true if a widget is seen, or was within the duration of an authorization.
  func isRecent(at now: Instant) -> Bool {
    isSeen || lastSeen.map { now - $0 <= WidgetSight.lasts } == true
  }

  private var isSeen: Bool { !shown.isEmpty && !phoneIsLocked }
}
