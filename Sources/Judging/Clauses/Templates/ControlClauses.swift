import WidgetModel

extension ClauseChecker {
  /// Returns the reason that a clause about a runtime's controls does not apply under a profile.
  static var withoutControls: @Sendable (Profile) -> String? {
    { $0.isOn(.controls) ? nil : "the profile has no controls" }
  }
}

extension EventKinds {
  /// The inputs that add and remove controls.
  static let controls = EventKinds(.controlAdded, .controlRemoved, .appInstalled, .kindWithdrawn)
}
