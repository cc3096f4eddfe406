import WidgetModel

extension SmallScenarios {
  /// What a phone has nothing of, under the profiles that have it: a room, a watch's Smart Stack, the Dynamic Island in
  /// landscape; and a phone without an island.
  ///
  /// So a campaign of the harness's own runtime tries all of it; who else is judged answers for one system alone.
  static func blocksOfOtherProfiles(than profile: Profile, _ settings: [Setting]) -> [Block] {
    func base(_ other: Profile) -> Scenario {
      var scenario = Scenario()
      scenario.profile = other.name
      scenario.settings = settings
      return scenario
    }
    var blocks: [Block] = []
    if !profile.isOn(.mounting) { blocks.append(.mounting(base(.visionOS26))) }
    if !profile.isOn(.relevanceCounts) {
      blocks.append(.relevance(base(.watchOS26)).named("relevance on a watch"))
    }
    if !profile.isOn(.islandInLandscape), profile.isOn(.liveActivities) {
      blocks.append(.contexts(base(.iOS27), .iOS27).named("contexts with landscape"))
    }
    if profile.isOn(.dynamicIsland), profile.isOn(.liveActivities) {
      var other = base(profile)
      other.settings.removeAll { $0.key == .dynamicIsland }
      other.settings.append(Setting(.dynamicIsland, 0))
      blocks.append(.contexts(other, profile).named("contexts without an island"))
    }
    return blocks
  }
}

extension SmallScenarios.Block {
  /// The same block under another name.
  fileprivate func named(_ name: String) -> Self {
    Self(name: name, radices: radices, build: build)
  }
}
