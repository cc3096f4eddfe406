import WidgetModel

extension CurrentHost {
  /// Tells the host environment of what an entry of the target's settings has to allow, where it knows those.
  ///
  /// - Parameters:
  ///   - setting: The entry.
  ///   - what: What it has to list, or what needs it to be there.
  ///   - place: Where, unless the calls under way tell.
  static func needs(_ setting: TargetSetting, _ what: String, at place: SourcePlace? = nil) {
    guard let values = environment?.values(of: setting) else { return }
    let isAllowed = setting.isList ? values.contains(what) : !values.isEmpty
    note(needing: setting, what, isAllowed: isAllowed, at: place)
  }

  /// Tells the host environment of what an entry of the target's settings allows or not.
  static func note(
    needing setting: TargetSetting,
    _ what: String,
    isAllowed: Bool,
    at place: SourcePlace? = nil
  ) {
    let place = place ?? CallPlace.here
    environment?.note(SideEffect(needing: setting, what, isAllowed: isAllowed, at: place))
  }
}

extension TargetSetting {
  /// Whether the entry lists what it allows.
  fileprivate var isList: Bool { self == .appGroups || self == .intentDefinitions }
}
