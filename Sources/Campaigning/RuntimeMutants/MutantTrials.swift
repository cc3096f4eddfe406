import Campaigns
import Clauses
import PropertyTesting
import RunRecord
import ScenarioGeneration
import Synchronization
import WidgetModel

/// The trials of the harness by its mutants.
///
/// Each mutant is searched from several seeds until its own clause breaks, and the case is shrunk
/// by choices and by values. Only random cases are searched, so that a seed measures how fast a
/// mutant is found. Shrinking starts from the found case, and again from the simplest small
/// scenarios that break the clause, which are the same for every seed.
public struct MutantTrials: Sendable {
  let mutants: [Mutant]
  let seeds: [UInt64]
  let cases: Int
  let workers: Int
  let progress: CampaignProgress
  let shouldStop: @Sendable () -> Bool

  /// Creates the trials of the given mutants.
  public init(
    mutants: [Mutant],
    seeds: [UInt64],
    cases: Int,
    workers: Int,
    progress: CampaignProgress = CampaignProgress(),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    self.mutants = mutants
    self.seeds = seeds
    self.cases = cases
    self.workers = workers
    self.progress = progress
    self.shouldStop = shouldStop
  }

  /// Runs the trials.
  ///
  /// - Returns: A record of the mutants, without a footer if the trials were stopped.
  public func run() -> RunRecord {
    let jobs = mutants.count * seeds.count
    let names = distinct(mutants.map(\.profile))
    let ordered = WorkerPool.run(jobs: names.count, workers: workers) {
      ()
    } body: { job, _ in
      Profile.named(names[job]).map { SimplestFirst(SmallScenarios(profile: $0)) }
    }
    let domains = Dictionary(uniqueKeysWithValues: zip(names, ordered))
    // Cheap runs first: they rule out most scenarios for the exact search below.
    let weakly = weakKills(in: domains.compactMapValues { $0?.scenarios })
    progress.begin("small scenarios", total: mutants.count)
    let simplest = WorkerPool.run(jobs: mutants.count, workers: workers) {
      ()
    } body: { job, _ in
      let mutant = mutants[job]
      let scenarios = (domains[mutant.profile] ?? nil).map { domain in
        simplestScenarios(mutant, in: domain) { weakly[job].contains($0) }
      }
      progress.step()
      return scenarios
    }
    progress.begin("mutants", total: jobs)
    let caches = mutants.map { _ in ShrinkCache() }
    let seedsLeft = Mutex(mutants.map { _ in seeds.count })
    let attempts = WorkerPool.run(jobs: jobs, workers: workers) {
      ()
    } body: { job, _ in
      let (mutant, seed) = (job / seeds.count, seeds[job % seeds.count])
      let attempt = attempt(mutants[mutant], seed: seed, simplest[mutant], caches[mutant])
      let isLast = seedsLeft.withLock { left in
        left[mutant] -= 1
        return left[mutant] == 0
      }
      if isLast { caches[mutant].removeAll() }
      progress.step()
      return attempt
    }
    var record = RunRecord()
    record.header.tool = Tool.version
    record.header.purpose = .mutants
    record.header.subject = "mutants"
    record.header.cases = Int64(cases)
    record.header.islands = Int64(CampaignPlan.islands)
    if mutants.count < Mutant.catalogue.count {
      record.header.selection = mutants.map(\.id)
    }
    record.header.generator = ScenarioGenerator.fingerprint
    record.mutants = mutants.enumerated().map { index, mutant in
      var line = MutantLine()
      line.id = mutant.id
      line.summary = mutant.summary
      line.clause = mutant.clause.text
      line.equivalent = mutant.equivalent ?? ""
      line.attempts = Array(attempts[index * seeds.count..<(index + 1) * seeds.count])
      return line
    }
    if !shouldStop() {
      var footer = RecordFooter()
      footer.status = Int64(record.status(failOn: .required).rawValue)
      record.footer = footer
    }
    return record
  }

  /// Returns the small scenarios that kill each mutant weakly; no others can break its clause.
  private func weakKills(in domains: [String: SmallScenarios]) -> [Set<Int>] {
    // A chunk of scenarios per job, large enough to make the overhead of a job negligible.
    let chunk = 256
    let jobs = domains.mapValues { ($0.count + chunk - 1) / chunk }
    progress.begin("weak mutation", total: jobs.values.reduce(0, +))
    var killers = mutants.map { _ in Set<Int>() }
    for (profile, scenarios) in domains {
      let places = mutants.indices.filter { mutants[$0].profile == profile }
      let own = places.map { mutants[$0] }
      let parts = WorkerPool.run(jobs: jobs[profile] ?? 0, workers: workers) {
        ()
      } body: { job, _ in
        var mutation = WeakMutation(own)
        var killed: [(mutant: Int, scenario: Int)] = []
        for index in job * chunk..<min((job + 1) * chunk, scenarios.count) where !shouldStop() {
          let isKilled = mutation.isKilled(by: scenarios[index].scenario)
          for mutant in own.indices where isKilled[mutant] { killed.append((mutant, index)) }
        }
        progress.step()
        return killed
      }
      for (mutant, scenario) in parts.joined() { killers[places[mutant]].insert(scenario) }
    }
    return killers
  }

  /// Returns the small scenarios that every seed's search may end at.
  private func simplestScenarios(
    _ mutant: Mutant,
    in domain: SimplestFirst,
    where mayBreak: (Int) -> Bool
  ) -> SimplestScenarios {
    SimplestScenarios(
      of: ViolationClass(clause: mutant.clause, kind: ""),
      in: domain,
      where: mayBreak,
      runner: mutant.judgeOfOwnClause,
      parties: mutant.subject.parties,
      identity: \.ofAnyKind,
      shouldStop: shouldStop
    )
  }

  /// Searches one mutant from one seed, and shrinks the finding.
  private func attempt(
    _ mutant: Mutant,
    seed: UInt64,
    _ simplest: SimplestScenarios?,
    _ cache: ShrinkCache
  ) -> MutantAttempt {
    var attempt = MutantAttempt()
    attempt.seed = Int64(bitPattern: seed)
    guard let profile = Profile.named(mutant.profile) else { return attempt }
    let generator = ScenarioGenerator(profile: profile)
    guard let killing = search(mutant, seed: seed, generator, &attempt) else { return attempt }
    let source = ChoiceSource()
    source.beginReplay(killing.choices)
    let scenario = generator.generate(from: source).scenario
    attempt.others = otherClauses(mutant, scenario)
    let shrinker = FindingShrinker(
      runner: mutant.judgeOfOwnClause,
      parties: mutant.subject.parties,
      budget: 4_000,
      simplest: simplest,
      settings: [],
      cache: cache,
      identity: \.ofAnyKind,
      shouldStop: shouldStop
    )
    let byChoices = shrinker.shrink(
      scenario,
      keeping: killing.violationClass,
      choices: killing.choices,
      generator: generator
    )
    attempt.original = ScenarioSizeLine(scenario)
    attempt.shrunk = ScenarioSizeLine(byChoices.scenario)
    attempt.calls = Int64(byChoices.calls)
    attempt.byChoices = byChoices.scenario
    attempt.byValues = shrinker.shrinkValues(scenario, keeping: killing.violationClass).scenario
    return attempt
  }

  /// Returns the first case that breaks the mutant's own clause, searching the islands in order.
  private func search(
    _ mutant: Mutant,
    seed: UInt64,
    _ generator: ScenarioGenerator,
    _ attempt: inout MutantAttempt
  ) -> (choices: [UInt64], violationClass: ViolationClass)? {
    let runner = mutant.judgeOfOwnClause
    var found: (choices: [UInt64], violationClass: ViolationClass)?
    for index in 0..<CampaignPlan.islands where found == nil && !shouldStop() {
      let island = Island<ScenarioGenerator, ViolationClass>(
        seed: seed,
        index: index,
        of: CampaignPlan.islands,
        cases: cases,
        generator: generator,
        options: .randomOnly
      )
      var local = 0
      _ = island.run { generated, source in
        local += 1
        guard (try? runner.run(generated.scenario, keepsTrace: false)) != nil else {
          return .discarded
        }
        if let violationClass = runner.violationClasses(of: mutant.subject.parties).first {
          found = (source.values, violationClass.ofAnyKind)
        }
        runner.reportSituations(to: source)
        return .passed
      } shouldStop: {
        found != nil || shouldStop()
      }
      attempt.cases += Int64(local)
    }
    attempt.isKilled = found != nil
    return found
  }

  /// Returns the other clauses that a mutant breaks in a scenario.
  private func otherClauses(_ mutant: Mutant, _ scenario: Scenario) -> [String] {
    let runner = mutant.subject.makeRunner(Clause.catalogue.filter { $0.id != mutant.clause })
    guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return [] }
    return distinct(runner.violationClasses(of: mutant.subject.parties).map(\.clause.text))
  }
}

extension Mutant {
  /// A runner that judges the mutant only by the clause that must catch it.
  fileprivate var judgeOfOwnClause: any CaseRunner {
    subject.makeRunner(Clause.catalogue.filter { $0.id == clause })
  }
}
