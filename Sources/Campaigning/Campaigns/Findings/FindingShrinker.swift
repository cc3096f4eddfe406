import Clauses
import PropertyTesting
import ScenarioGeneration
import WidgetModel

/// A scenario that was simplified while it shows one class of violation.
public struct ShrunkScenario: Hashable, Sendable {
  /// The simplest scenario found.
  public var scenario: Scenario

  /// The number of runs of the subject.
  public var calls = 0

  /// The number of accepted simplifications.
  public var steps = 0

  /// The reason why shrinking ended.
  public var end = ShrinkEnd.minimal
}

/// Shrinks a scenario through the generator's choices and then through its own values.
///
/// Choices allow large steps, because related values change together; values lead to the same
/// minimum for any generator. The search may restart from the simplest small scenarios of the
/// class.
public struct FindingShrinker {
  let runner: any CaseRunner
  let parties: Set<Party>
  let budget: Int
  let simplest: SimplestScenarios?
  let settings: [Setting]?
  let cache: ShrinkCache?
  let identity: (ViolationClass) -> ViolationClass
  let process: ProcessRuns?
  let shouldStop: () -> Bool

  /// The scenarios that share a process with each candidate.
  public struct ProcessRuns: Sendable {
    /// The scenarios before it.
    public var earlier: [Scenario]

    /// The scenarios after it; if there are any, the last one is judged instead of the candidate.
    public var later: [Scenario]

    /// Creates the runs of a process.
    public init(earlier: [Scenario] = [], later: [Scenario] = []) {
      self.earlier = earlier
      self.later = later
    }
  }

  /// Creates a shrinker.
  ///
  /// Three quarters of `budget`, in runs, are for choices; each start from `simplest` gets as many
  /// again, and 0 disables shrinking. `settings` are those to keep, `nil` for all. The class's
  /// shrinks with the same parameters may share a `cache`. `identity` maps classes of one finding
  /// to the same class. `process` is `nil` if candidates share one.
  public init(
    runner: any CaseRunner,
    parties: Set<Party>,
    budget: Int,
    simplest: SimplestScenarios? = nil,
    settings: [Setting]? = nil,
    cache: ShrinkCache? = nil,
    identity: @escaping (ViolationClass) -> ViolationClass = { $0 },
    process: ProcessRuns? = nil,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    self.runner = runner
    self.parties = parties
    self.budget = budget
    self.simplest = simplest
    self.settings = settings
    self.cache = cache
    self.identity = identity
    self.process = process
    self.shouldStop = shouldStop
  }

  /// Shrinks a scenario while it shows a class, without choices that no longer make the scenario.
  public func shrink(
    _ scenario: Scenario,
    keeping violationClass: ViolationClass,
    choices: [UInt64]? = nil,
    generator: ScenarioGenerator
  ) -> ShrunkScenario {
    guard budget > 0 else { return ShrunkScenario(scenario: scenario, end: .budgetSpent) }
    var result = ShrunkScenario(scenario: scenario)
    if let choices, makes(scenario, choices, generator) {
      result = shrinkChoices(
        choices,
        scenario,
        violationClass,
        generator,
        within: max(1, budget * 3 / 4)
      )
      if case .flaky = result.end { return result }
    }
    let polished = shrinkValues(
      result.scenario,
      keeping: violationClass,
      within: max(1, budget - result.calls)
    )
    result.scenario = polished.scenario
    result.calls += polished.calls
    result.steps += polished.steps
    result.end = polished.end
    return result
  }

  /// Shrinks a scenario through its own values only.
  public func shrinkValues(
    _ scenario: Scenario,
    keeping violationClass: ViolationClass
  ) -> ShrunkScenario {
    shrinkValues(scenario, keeping: violationClass, within: budget)
  }

  private func shrinkValues(
    _ scenario: Scenario,
    keeping violationClass: ViolationClass,
    within budget: Int
  ) -> ShrunkScenario {
    guard budget > 0 else { return ShrunkScenario(scenario: scenario, end: .budgetSpent) }
    var result = descend(from: scenario, keeping: violationClass, within: budget)
    if case .flaky = result.end { return result }
    for start in simplest?[violationClass] ?? [] where start != result.scenario {
      let rival = descend(from: start, keeping: violationClass, within: budget)
      result.calls += rival.calls
      if rival.scenario.isSimpler(than: result.scenario) {
        result.scenario = rival.scenario
        result.steps += rival.steps
        result.end = rival.end
      }
    }
    return result
  }

  /// Shrinks a scenario through its own values to the nearest minimum.
  private func descend(
    from scenario: Scenario,
    keeping violationClass: ViolationClass,
    within budget: Int
  ) -> ShrunkScenario {
    guard let cache else { return search(from: scenario, keeping: violationClass, within: budget) }
    return cache.descent(from: scenario, within: budget) {
      search(from: scenario, keeping: violationClass, within: budget)
    }
  }

  private func search(
    from scenario: Scenario,
    keeping violationClass: ViolationClass,
    within budget: Int
  ) -> ShrunkScenario {
    let decoder = ScenarioDecoder(for: scenario) { settings?.contains($0) ?? true }
    let shrinker = Shrinker<ScenarioDecoder, ViolationClass>(
      generator: decoder,
      budget: budget,
      property: { verdict(of: $0, within: scenario.size.repetitions) }
    )
    let found = shrinker.shrink(
      decoder.choices(of: scenario),
      keeping: violationClass,
      shouldStop: shouldStop
    )
    return ShrunkScenario(
      scenario: found.value,
      calls: found.calls,
      steps: found.steps,
      end: found.end
    )
  }

  func shrinkChoices(
    _ choices: [UInt64],
    _ scenario: Scenario,
    _ violationClass: ViolationClass,
    _ generator: ScenarioGenerator,
    within limit: Int? = nil
  ) -> ShrunkScenario {
    let shrinker = Shrinker<ScenarioGenerator, ViolationClass>(
      generator: generator,
      budget: limit ?? budget,
      property: { verdict(of: $0.scenario, within: scenario.size.repetitions) }
    )
    let found = shrinker.shrink(choices, keeping: violationClass, shouldStop: shouldStop)
    return ShrunkScenario(
      scenario: found.value.scenario,
      calls: found.calls,
      steps: found.steps,
      end: found.end
    )
  }

  private func makes(
    _ scenario: Scenario,
    _ choices: [UInt64],
    _ generator: ScenarioGenerator
  ) -> Bool {
    let source = ChoiceSource()
    source.beginReplay(choices)
    return generator.generate(from: source).scenario == scenario
  }

  /// Returns the verdict of a candidate, discarding one with more repetitions than the original,
  /// which is neither simpler to read nor quick to run.
  private func verdict(of scenario: Scenario, within repetitions: Int) -> Verdict<ViolationClass> {
    guard scenario.size.repetitions <= repetitions else { return .discarded }
    return cache?.verdict(of: scenario) { judge(scenario) } ?? judge(scenario)
  }

  private func judge(_ scenario: Scenario) -> Verdict<ViolationClass> {
    if let process { runner.beginProcess(with: process.earlier) }
    for scenario in [scenario] + (process?.later ?? []) {
      guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return .discarded }
    }
    return Verdict(distinct(runner.violationClasses(of: parties).map(identity)))
  }
}
