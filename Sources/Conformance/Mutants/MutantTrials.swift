import Clauses
import PropertyTesting
import Synchronization
import WidgetModel

/// The test of the harness by its mutants: each is searched from several seeds until its own clause
/// breaks, and the case is shrunk in both ways.
///
/// Only random cases are used, so that a seed says how fast the search finds a mutant and whether
/// shrinking ends at the same scenario from wherever it starts.
public struct MutantTrials: Sendable {
  let mutants: [Mutant]
  let seeds: [UInt64]
  let cases: Int
  let workers: Int
  let progress: CampaignProgress
  let shouldStop: @Sendable () -> Bool

  /// Creates the trials of some mutants.
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
  /// - Returns: A record of the mutants, without a footer when told to stop.
  public func run() -> RunRecord {
    let jobs = mutants.count * seeds.count
    progress.begin("mutants", total: jobs)
    let attempts = WorkerPool.run(jobs: jobs, workers: workers) {
      ()
    } body: { job, _ in
      let attempt = attempt(mutants[job / seeds.count], seed: seeds[job % seeds.count])
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
      record.header.selection = mutants.map { TextLine($0.id) }
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

  /// Searches one mutant from one seed, island after island as one worker would.
  private func attempt(_ mutant: Mutant, seed: UInt64) -> MutantAttempt {
    var attempt = MutantAttempt()
    attempt.seed = Int64(bitPattern: seed)
    guard let profile = Profile.named(mutant.profile) else { return attempt }
    let generator = ScenarioGenerator(profile: profile)
    guard let killing = search(mutant, seed: seed, generator, &attempt) else { return attempt }
    let runner = mutant.subject.makeRunner(Clause.catalogue)
    let source = ChoiceSource()
    source.beginReplay(killing.choices)
    let scenario = generator.generate(from: source).scenario
    let shrinker = FindingShrinker(
      runner: runner,
      parties: mutant.subject.parties,
      budget: 4_000,
      shouldStop: shouldStop
    )
    let byChoices = shrinker.shrink(
      scenario,
      keeping: killing.breachClass,
      choices: killing.choices,
      generator: generator
    )
    attempt.original = ScenarioSizeLine(scenario)
    attempt.shrunk = ScenarioSizeLine(byChoices.scenario)
    attempt.calls = Int64(byChoices.calls)
    attempt.byChoices = byChoices.scenario
    attempt.byValues = shrinker.shrinkValues(scenario, keeping: killing.breachClass).scenario
    return attempt
  }

  /// The first case that breaks the mutant's own clause.
  ///
  /// The islands take turns, so that the number of cases is that of a campaign on one worker that
  /// goes round the islands.
  private func search(
    _ mutant: Mutant,
    seed: UInt64,
    _ generator: ScenarioGenerator,
    _ attempt: inout MutantAttempt
  ) -> (choices: [UInt64], breachClass: BreachClass)? {
    let runner = mutant.subject.makeRunner(Clause.catalogue)
    var found: (choices: [UInt64], breachClass: BreachClass, index: Int)?
    var others: [BreachClass] = []
    // An island alone is a fair sample of the campaign: it takes the cases that are its own.
    for index in 0..<CampaignPlan.islands where found == nil && !shouldStop() {
      let island = Island<ScenarioGenerator, BreachClass>(
        seed: seed,
        index: index,
        of: CampaignPlan.islands,
        cases: cases,
        generator: generator
      )
      var local = 0
      _ = island.run { generated, source in
        local += 1
        guard (try? runner.run(generated.scenario)) != nil else { return .discarded }
        let classes = runner.breachClasses(of: mutant.subject.parties)
        if found == nil, let own = classes.first(where: { $0.clause == mutant.clause }) {
          found = (source.values, own, index)
          others = classes.filter { $0.clause != mutant.clause }
        }
        return .passed
      } shouldStop: {
        found != nil || shouldStop()
      }
      attempt.cases += Int64(local)
    }
    guard let found else { return nil }
    attempt.isKilled = true
    var names: [String] = []
    for other in others where !names.contains(other.clause.text) { names.append(other.clause.text) }
    attempt.others = names.map { TextLine($0) }
    return (found.choices, found.breachClass)
  }
}
