import WidgetModel

/// The scenarios that a campaign runs exhaustively: every combination of small sets of choices.
///
/// The domain consists of blocks, each a product of dimensions that meet the boundaries of the
/// clauses. The dimensions depend on the profile's numbers, so the count is computed.
public struct SmallScenarios: Sendable {
  private let blocks: [Block]

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
    var blocks: [Block] = [
      .timelines(base, limits), .failures(base, limits), .moments(base, limits),
      .budgets(base, limits), .taps(base, limits), .intents(base, limits), .pairs(base, limits),
      .overlaps(base, limits),
    ]
    blocks += [
      .conditions(base, limits, variesSettings: variesSettings),
      .edits(base, limits, variesSettings: variesSettings),
      .systemChanges(base, limits, variesSettings: variesSettings),
      .others(base, limits, variesSettings: variesSettings),
    ]
    blocks += [.memory(base, limits), .absence(base)]
    if variesSettings { blocks += [.settings(base, profile, limits), .drops(base, profile)] }
    if profile.isOn(.liveActivities) {
      blocks += [
        .activities(base, profile), .activityPushes(base, profile), .pushBudgets(base, profile),
        .activityTimestamps(base, profile), .activityStarts(base, profile),
        .activityCounts(base, profile), .pushCounts(base, profile),
      ]
    }
    blocks += [.contexts(base, profile), .relevance(base)]
    if profile.isOn(.mounting) { blocks.append(.mounting(base)) }
    if profile.isOn(.controls) {
      blocks += [.controls(base, limits), .controlTaps(base, limits), .controlsAnew(base)]
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

  /// Returns the name of a scenario: its block and its number there, which changes of other blocks
  /// leave unchanged.
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

  /// Returns the scenario at an index.
  ///
  /// - Precondition: `index` is in `0..<count`.
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

extension SmallScenarios {
  /// A product of dimensions, each point of which is a scenario.
  struct Block: Sendable {
    let name: String

    /// The number of alternatives in each dimension.
    let radices: [Int]

    let build: @Sendable ([Int]) -> GeneratedScenario

    var count: Int { radices.reduce(1, *) }

    /// Returns the scenario of a point; the first dimension varies slowest.
    func scenario(_ number: Int) -> GeneratedScenario {
      var digits = Array(repeating: 0, count: radices.count)
      var rest = number
      for place in radices.indices.reversed() {
        digits[place] = rest % radices[place]
        rest /= radices[place]
      }
      return build(digits)
    }
  }
}
