import WidgetModel

extension CurrentHost {
  /// Reports that code needs an entry of the target's settings, if the settings are known.
  ///
  /// `what` is the item that a list has to contain, or the reason why the entry has to exist.
  static func needs(_ setting: TargetSetting, _ what: String, at place: SourcePlace? = nil) {
    guard let values = environment?.values(of: setting) else { return }
    let isAllowed = setting.isList ? values.contains(what) : !values.isEmpty
    recordNeed(for: setting, what, isAllowed: isAllowed, at: place)
  }

  /// Reports that the target's settings allow something, or do not.
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
