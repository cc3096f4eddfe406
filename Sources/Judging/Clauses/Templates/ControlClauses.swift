import WidgetModel

extension ClauseChecker {
  /// Why a clause about the controls of a runtime says nothing under a profile.
  static var withoutControls: @Sendable (Profile) -> String? {
    { $0.isOn(.controls) ? nil : "the profile has no controls" }
  }
}

extension EventKinds {
  /// By which a control comes and goes.
  static let controls = EventKinds(.controlAdded, .controlRemoved, .appInstalled, .kindWithdrawn)
}
