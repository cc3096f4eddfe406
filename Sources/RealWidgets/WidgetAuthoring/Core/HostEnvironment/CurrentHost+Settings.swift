import WidgetModel

extension CurrentHost {
  /// Reports a missing entry of the target's settings, if those are known; `what` is the item, or
  /// the reason why the entry has to exist.
  static func needs(_ setting: TargetSetting, _ what: String, at place: SourcePlace? = nil) {
    guard let values = environment?.values(of: setting) else { return }
    let isAllowed = setting.isList ? values.contains(what) : !values.isEmpty
    recordNeed(for: setting, what, isAllowed: isAllowed, at: place)
  }

  static func recordNeed(
    for setting: TargetSetting,
    _ what: String,
    isAllowed: Bool,
    at place: SourcePlace? = nil
  ) {
    let place = place ?? CallPlace.here
    environment?.record(SideEffect(needing: setting, what, isAllowed: isAllowed, at: place))
  }
}

extension TargetSetting {
  fileprivate var isList: Bool { self == .appGroups || self == .intentDefinitions }
}
