import WidgetModel

/// The scenarios that a campaign runs exhaustively: every combination of small sets of choices.
///
/// Each block is a product of dimensions that meet the clauses' boundaries in the profile.
public struct SmallScenarios: Sendable {
  private let blocks: [ScenarioBlock]

  /// The number of scenarios.
  public let count: Int

  /// Creates the domain of a profile with the user's changes, which `settings` lists.
  ///
  /// With `variesSettings`, scenarios change the model and scope of the budget, which a third-party
  /// runtime need not support.
  public init(profile: Profile, settings: [Setting] = [], variesSettings: Bool = true) {
    var base = Scenario()
    base.profile = profile.name
    base.settings = settings
    let limits = Boundaries(profile)
    var blocks: [ScenarioBlock] = [
      TimelineBlocks.timelines(base, limits), TimelineBlocks.failures(base, limits),
      TimelineBlocks.moments(base, limits),
      ReloadBlocks.budgets(base, limits), ViewBlocks.taps(base, limits),
      ViewBlocks.intents(base, limits), ReloadBlocks.pairs(base, limits),
      TimelineBlocks.overlaps(base, limits),
    ]
    blocks += [
      ReloadBlocks.conditions(base, limits, variesSettings: variesSettings),
      ReloadBlocks.edits(base, limits, variesSettings: variesSettings),
      ReloadBlocks.systemChanges(base, limits, variesSettings: variesSettings),
      ReloadBlocks.others(base, limits, variesSettings: variesSettings),
    ]
    blocks += [LimitBlocks.memory(base, limits), FamilyBlocks.absence(base)]
    if variesSettings {
      blocks += [ReloadBlocks.settings(base, profile, limits), ReloadBlocks.drops(base, profile)]
    }
    if profile.isOn(.liveActivities) {
      blocks += [
        ActivityBlocks.activities(base, profile), ActivityBlocks.activityPushes(base, profile),
        ActivityBlocks.pushBudgets(base, profile),
        ActivityBlocks.activityTimestamps(base, profile),
        ActivityBlocks.activityStarts(base, profile),
        ActivityBlocks.activityCounts(base, profile), ActivityBlocks.pushCounts(base, profile),
      ]
    }
    blocks += [ContextBlocks.contexts(base, profile), ContextBlocks.relevance(base)]
    if profile.isOn(.mounting) { blocks.append(ContextBlocks.mounting(base)) }
    if profile.isOn(.controls) {
      blocks += [
        ControlBlocks.controls(base, limits), ControlBlocks.controlTaps(base, limits),
        ControlBlocks.controlsAnew(base),
      ]
    }
    if variesSettings { blocks += Self.blocksOfOtherProfiles(than: profile, settings) }
    self.blocks = blocks
    count = blocks.reduce(0) { $0 + $1.count }
  }

  package var ranges: [Range<Int>] {
    var start = 0
    return blocks.map { block in
      defer { start += block.count }
      return start..<start + block.count
    }
  }

  /// Returns a scenario's block and number there, which changes of other blocks leave unchanged.
  package func name(of index: Int) -> (block: String, number: Int) {
    var rest = index
    for block in blocks {
      if rest < block.count { return (block.name, rest) }
      rest -= block.count
    }
    preconditionFailure("there is no small scenario \(index) of \(count)")
  }

  package func index(of name: (block: String, number: Int)) -> Int? {
    var start = 0
    for block in blocks {
      if block.name == name.block {
        return (0..<block.count).contains(name.number) ? start + name.number : nil
      }
      start += block.count
    }
    return nil
  }

  /// Returns the scenario at an index in `0..<count`.
  public subscript(index: Int) -> GeneratedScenario {
    precondition((0..<count).contains(index), "there is no small scenario \(index) of \(count)")
    var rest = index
    for block in blocks {
      if rest < block.count { return block.scenario(rest) }
      rest -= block.count
    }
    preconditionFailure("the blocks have fewer scenarios than the domain")
  }
}
