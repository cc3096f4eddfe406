import WidgetModel

/// The scenarios that a campaign runs exhaustively: every combination of small sets of choices.
///
/// The domain is a few blocks, each a product of dimensions that are chosen so that the boundary of
/// every clause is met: how a timeline looks and when it comes, what happens at which moment, how
/// often a reload is asked for, how it fails, where a tap lands, what an intent does, which two things
/// happen together, which two requests are under way together, in which condition something happens, what
/// a process does when it is killed, what the app's absence leaves, how the budget counts. The dimensions depend on the
/// profile's numbers, so the count is computed and never assumed.
public struct SmallScenarios: Sendable {
  private let blocks: [Block]

  /// The number of scenarios.
  public let count: Int

  /// Creates the domain of a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile with the user's changes.
  ///   - settings: The values that the user changed.
  ///   - variesSettings: Whether scenarios change how the budget counts and whose it is, which a runtime of
  ///     somebody else's need not know.
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

  /// The numbers of the scenarios that vary the same dimensions.
  package var ranges: [Range<Int>] {
    var start = 0
    return blocks.map { block in
      defer { start += block.count }
      return start..<start + block.count
    }
  }

  /// How a scenario is called: by its block and its number in it, so that a change of other blocks leaves the name.
  package func name(of index: Int) -> (block: String, number: Int) {
    var rest = index
    for block in blocks {
      if rest < block.count { return (block.name, rest) }
      rest -= block.count
    }
    preconditionFailure("there is no small scenario \(index) of \(count)")
  }

  /// The number of the scenario of a name, `nil` when there is none.
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

  /// The scenario of a number.
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
  /// A product of dimensions and what a point of it stands for.
  struct Block: Sendable {
    /// What it varies, in a word.
    let name: String

    /// The number of alternatives in each dimension.
    let radices: [Int]

    /// Makes the scenario of one alternative in each dimension.
    let build: @Sendable ([Int]) -> GeneratedScenario

    /// The number of points.
    var count: Int { radices.reduce(1, *) }

    /// The scenario of a point, the first dimension varying slowest.
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
