import Clauses
import PropertyTesting
import ScenarioGeneration
import WidgetModel

/// A scenario made as simple as it can be while it shows one class of violation.
public struct ShrunkScenario: Hashable, Sendable {
  /// The simplest scenario found.
  public var scenario: Scenario

  /// How often the subject was run.
  public var calls = 0

  /// The simplifications that were accepted.
  public var steps = 0

  /// Why shrinking ended.
  public var end = ShrinkEnd.minimal
}

/// Shrinks the scenario of a finding, through the generator's choices and through its own values.
///
/// The choices that made a scenario lead to large steps, since they know what belongs together.
/// The scenario's own values, written as a canonical sequence of choices, lead to the same minimum
/// whichever generator made it. So a finding is shrunk through its choices, if it has them, and then
/// through its values; one without choices goes through its values alone. At the end the search may
/// start once more from the simplest small scenarios that show the same class, and the simplest of the
/// results counts.
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

  /// What runs in one process of the subject round each candidate, which begins with the candidate's run if there is
  /// nothing else.
  public struct ProcessRuns: Sendable {
    /// The scenarios before it.
    public var earlier: [Scenario]

    /// The scenarios after it; if there are any, the last one is judged in its place.
    public var later: [Scenario]

    /// Creates the runs of a process.
    public init(earlier: [Scenario] = [], later: [Scenario] = []) {
      self.earlier = earlier
      self.later = later
    }
  }

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - runner: What runs and judges the subject.
  ///   - parties: The parties whose violations count.
  ///   - budget: How often the subject may be run, three quarters of it through the choices; from each
  ///     of the simplest scenarios as often again. With 0 nothing is shrunk.
  ///   - simplest: Scenarios to start from once more, `nil` for none.
  ///   - settings: The settings that stay, `nil` for all that the scenario has.
  ///   - cache: What other shrinks of the class found that are made in the same way, `nil` where none are.
  ///   - identity: What a violation counts as; violations that count as the same are one finding.
  ///   - process: What runs round each candidate in a process of its own; `nil` where candidates follow one another
  ///     in one process.
  ///   - shouldStop: Asked before each run.
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

  /// Shrinks a scenario while it shows a class of violation.
  ///
  /// - Parameters:
  ///   - scenario: A scenario that shows the class.
  ///   - violationClass: What must stay.
  ///   - choices: The choices that made the scenario, `nil` when none are known. They are used only if
  ///     they still make exactly this scenario.
  ///   - generator: What made the scenario of the choices.
  /// - Returns: The smallest scenario found, and why the search ended there.
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

  /// Shrinks a scenario through its own values alone.
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

  /// Shrinks a scenario through the generator's choices alone.
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

  /// What a candidate shows.
  ///
  /// One that has more happen than the scenario it shall replace is neither simpler to read nor worth
  /// the time to run.
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
