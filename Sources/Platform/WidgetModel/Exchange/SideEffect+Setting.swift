extension SideEffect {
  /// What code did that depends on an entry of its target's settings.
  ///
  /// - Parameters:
  ///   - setting: The entry.
  ///   - what: What needs it.
  ///   - isAllowed: Whether the entry allows it.
  ///   - place: Where the code did it.
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

  /// The entry on which it depends, `nil` where it depends on none.
  public var setting: TargetSetting? {
    guard kind == .settingFound || kind == .settingMissing else { return nil }
    return TargetSetting.allCases.first { ordinal(of: $0) == amount }
  }
}
