import WidgetModel

extension SmallScenarios {
  /// Returns blocks for features that only other profiles have, and for a phone without an island.
  ///
  /// These are a room, a watch's Smart Stack, and the island in landscape. They are for campaigns
  /// against the reference; a third-party runtime is judged for one system only.
  static func blocksOfOtherProfiles(than profile: Profile, _ settings: [Setting]) -> [ScenarioBlock]
  {
    func base(_ other: Profile) -> Scenario {
      var scenario = Scenario()
      scenario.profile = other.name
      scenario.settings = settings
      return scenario
    }
    var blocks: [ScenarioBlock] = []
    if !profile.isOn(.mounting) { blocks.append(ContextBlocks.mounting(base(.visionOS26))) }
    if !profile.isOn(.relevanceCounts) {
      blocks.append(ContextBlocks.relevance(base(.watchOS26)).named("relevance on a watch"))
    }
    if !profile.isOn(.islandInLandscape), profile.isOn(.liveActivities) {
      blocks.append(ContextBlocks.contexts(base(.iOS27), .iOS27).named("contexts with landscape"))
    }
    if profile.isOn(.dynamicIsland), profile.isOn(.liveActivities) {
      var other = base(profile)
      other.settings.removeAll { $0.key == .dynamicIsland }
      other.settings.append(Setting(.dynamicIsland, 0))
      blocks.append(ContextBlocks.contexts(other, profile).named("contexts without an island"))
    }
    return blocks
  }
}

extension ScenarioBlock {
  fileprivate func named(_ name: String) -> Self {
    Self(name: name, radices: radices, build: build)
  }
}
