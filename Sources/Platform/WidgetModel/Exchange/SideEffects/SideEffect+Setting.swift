extension SideEffect {
  /// Creates a side effect of `what`, a feature that depends on an entry of the target's settings.
  public init(
    needing setting: TargetSetting,
    _ what: String,
    isAllowed: Bool,
    at place: SourcePlace
  ) {
    self.init(
      isAllowed ? .settingFound : .settingMissing,
      amount: Int64(ordinal(of: setting)),
      text: what,
      place: place
    )
  }

  /// The entry on which it depends, or `nil` if it depends on none.
  public var setting: TargetSetting? {
    guard kind == .settingFound || kind == .settingMissing else { return nil }
    return TargetSetting.allCases.first { ordinal(of: $0) == amount }
  }
}
