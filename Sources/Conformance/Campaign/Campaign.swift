import Clauses
import PropertyTesting
import Synchronization
import WidgetModel

/// One whole run: the corpus, the small scenarios exhaustively, random search, shrinking, verdicts.
///
/// The cases are the same whatever the number of workers. Corpus files and small scenarios are
/// divided among shards by index, random cases by island. What is found is merged by clause and
/// class, the earliest case first, and shrunk after the merge.
public struct Campaign: Sendable {
  /// What determines the campaign.
  public let plan: CampaignPlan

  /// How far it has come.
  public let progress: CampaignProgress

  /// Who wants to know of findings.
  public let observer: CampaignObserver

  private let generator: ScenarioGenerator

  private let small: SmallScenarios

  /// The profile with the user's changes.
  private let profile: Profile

  /// Creates a campaign.
  ///
  /// - Throws: ``CampaignError`` when the plan cannot be carried out.
  public init(
    _ plan: CampaignPlan,
    progress: CampaignProgress = CampaignProgress(),
    observer: CampaignObserver = CampaignObserver()
  ) throws(CampaignError) {
    guard let profile = plan.resolvedProfile else {
      throw CampaignError.unknownProfile(plan.profile)
    }
    guard plan.cases > 0 || !plan.corpus.isEmpty else { throw CampaignError.nothingToRun }
    guard !plan.clauses.isEmpty else { throw CampaignError.noClauses }
    guard plan.shards > 0, (1...plan.shards).contains(plan.shard) else {
      throw CampaignError.noSuchShard(plan.shard, of: plan.shards)
    }
    self.plan = plan
    self.profile = profile
    self.progress = progress
    self.observer = observer
    generator = ScenarioGenerator(
      profile: profile,
      settings: plan.settings,
      bundle: plan.subject.bundle
    )
    small = SmallScenarios(profile: profile, settings: plan.settings)
  }

  /// Runs the campaign.
  ///
  /// - Returns: The record, without a footer when it was told to stop.
  public func run() -> RunRecord {
    var record = RunRecord()
    record.header = header
    record.numbers = NumberLine.all(of: profile)
    observer.settled("header", RunRecord.line("header", record.header))
    var sum = CaseTally(plan.clauses)
    var statistics = Statistics()
    let announcer = Announcer(self)

    record.goldens = runCorpus(&sum, &record, announcer)
    if plan.runsSmallScenarios, plan.subject.bundle == nil {
      runSmallScenarios(&sum, &record, announcer)
    }
    statistics.merge(runRandom(&sum, &record, announcer))

    record.findings = shrinkAll(sum, announcer)
    record.clauses = zip(plan.clauses, sum.counts).map { clause, counts in
      ClauseLine(
        clause,
        counts,
        profile: profile,
        subject: plan.subject,
        features: sum.features
      )
    }
    if plan.subject.bundle == nil {
      record.agreement = zip(plan.clauses, sum.counts).compactMap { AgreementLine($0, $1) }
    }
    record.labels = statistics.labels.map { LabelLine($0.label, Int64($0.count)) }
    record.assumptions = Assumption.catalogue.map { AssumptionLine($0) }
    record.errors = ErrorLine.lines(sum)
    if !observer.shouldStop() {
      var footer = RecordFooter()
      footer.status = Int64(record.status(failOn: .required).rawValue)
      record.footer = footer
    }
    return record
  }

  private var header: RecordHeader {
    var header = RecordHeader()
    header.tool = Tool.version
    header.subject = plan.subject.name
    header.subjectVersion = Tool.version
    header.profile = plan.profile
    header.settings = plan.settings
    header.seed = Int64(bitPattern: plan.seed)
    header.cases = Int64(plan.cases)
    header.islands = Int64(CampaignPlan.islands)
    header.shard = plan.shards > 1 ? Int64(plan.shard) : 0
    header.shards = Int64(plan.shards)
    header.selection = plan.selection.map { TextLine($0) }
    header.generator = ScenarioGenerator.fingerprint
    header.replay = plan.replay
    return header
  }

  // MARK: Phases

  private func runCorpus(
    _ sum: inout CaseTally,
    _ record: inout RunRecord,
    _ announcer: Announcer
  ) -> [GoldenRecordLine] {
    let files = plan.corpus.indices.filter(plan.owns)
    guard !plan.corpus.isEmpty else { return [] }
    progress.begin(CasePlace.Phase.corpus.rawValue, total: files.count)
    let results = WorkerPool.run(jobs: files.count, workers: plan.workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      var tally = CaseTally(plan.clauses)
      let file = plan.corpus[files[job]]
      let place = CasePlace(.corpus, files[job])
      guard !observer.shouldStop() else { return (tally, GoldenRecordLine?.none) }
      run(GeneratedScenario(scenario: file.file.scenario, planted: []), at: place, runner, &tally) {
        announcer.found($0, at: place, file.file.scenario)
      }
      progress.advance()
      let golden = file.file.isGolden ? GoldenRecordLine(file, runner.trace) : nil
      return (tally, golden)
    }
    add(results.map(\.0), CasePlace.Phase.corpus, domain: plan.corpus.count, &sum, &record)
    return results.compactMap(\.1)
  }

  private func runSmallScenarios(
    _ sum: inout CaseTally,
    _ record: inout RunRecord,
    _ announcer: Announcer
  ) {
    let chunk = 64
    let chunks = (0..<(small.count + chunk - 1) / chunk).filter(plan.owns)
    progress.begin(CasePlace.Phase.small.rawValue, total: chunks.count * chunk)
    let results = WorkerPool.run(jobs: chunks.count, workers: plan.workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      var tally = CaseTally(plan.clauses)
      let first = chunks[job] * chunk
      for index in first..<min(first + chunk, small.count) {
        guard !observer.shouldStop() else { break }
        let place = CasePlace(.small, index)
        let generated = small[index]
        run(generated, at: place, runner, &tally) {
          announcer.found($0, at: place, generated.scenario)
        }
      }
      progress.advance(by: chunk)
      return tally
    }
    add(results, CasePlace.Phase.small, domain: small.count, &sum, &record)
  }

  private func runRandom(
    _ sum: inout CaseTally,
    _ record: inout RunRecord,
    _ announcer: Announcer
  ) -> Statistics {
    let islands = (0..<CampaignPlan.islands).filter(plan.owns)
    let shares = islands.map { island(at: $0).share }
    progress.begin(CasePlace.Phase.random.rawValue, total: shares.reduce(0, +))
    let results = WorkerPool.run(jobs: islands.count, workers: plan.workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      var tally = CaseTally(plan.clauses)
      var local = 0
      runner.begin(.island(islands[job], seed: plan.seed))
      let result = island(at: islands[job]).run { generated, source in
        let place = CasePlace(.random, local * CampaignPlan.islands + islands[job])
        local += 1
        let classes = run(generated, at: place, runner, &tally, choices: { source.values }) {
          announcer.found($0, at: place, generated.scenario)
        }
        progress.advance()
        runner.reportSituations(to: source)
        return Verdict(classes)
      } shouldStop: {
        observer.shouldStop()
      }
      return (tally, result.statistics, result.discarded)
    }
    add(results.map(\.0), CasePlace.Phase.random, domain: 0, &sum, &record)
    let discarded = results.reduce(0) { $0 + $1.2 }
    record.phases[record.phases.count - 1].discarded = Int64(discarded)
    return results.reduce(into: Statistics()) { $0.merge($1.1) }
  }

  private func island(at index: Int) -> Island<ScenarioGenerator, BreachClass> {
    Island(
      seed: plan.seed,
      index: index,
      of: CampaignPlan.islands,
      cases: plan.cases,
      generator: generator,
      options: .randomOnly
    )
  }

  private func add(
    _ tallies: [CaseTally],
    _ phase: CasePlace.Phase,
    domain: Int,
    _ sum: inout CaseTally,
    _ record: inout RunRecord
  ) {
    var line = PhaseLine()
    line.name = phase.rawValue
    line.domain = Int64(domain)
    for tally in tallies {
      line.cases += tally.cases
      line.events += tally.events
      sum.merge(tally)
    }
    record.phases.append(line)
    observer.settled("phase", RunRecord.line("phase", line))
  }

  // MARK: One case

  @discardableResult
  private func run(
    _ generated: GeneratedScenario,
    at place: CasePlace,
    _ runner: any CaseRunner,
    _ tally: inout CaseTally,
    choices: () -> [UInt64]? = { nil },
    found: (BreachClass) -> Void
  ) -> [BreachClass] {
    do {
      try runner.run(generated.scenario)
    } catch {
      tally.addError(error, at: place)
      return []
    }
    let classes = tally.add(runner, parties: plan.subject.parties, at: place, choices: choices)
    classes.forEach(found)
    compare(generated, with: runner, at: place, &tally)
    return classes
  }

  /// Compares the planted faults with what the checkers of provider and view reported.
  private func compare(
    _ generated: GeneratedScenario,
    with runner: any CaseRunner,
    at place: CasePlace,
    _ tally: inout CaseTally
  ) {
    guard place.phase != .corpus, plan.subject.bundle == nil else { return }
    let faults = generated.planted
    let requests = runner.served.count { $0.kind == .timeline }
    var answers: TimelineAnswers?
    for (index, clause) in plan.clauses.enumerated()
    where clause.isTestedByAgreement && runner.isApplicable[index] {
      let found = runner.tallies[index]
      guard !found.breaches.isEmpty || faults.contains(where: { $0.clause == clause.id }) else {
        tally.counts[index].healthy += Int64(requests)
        continue
      }
      let all = answers ?? TimelineAnswers(runner, generated.scenario, profile: profile)
      answers = all
      tally.add(
        Agreement(clause.id, found, faults: faults, answers: all),
        of: index,
        at: place
      )
    }
  }

  // MARK: Shrinking

  private func shrinkAll(_ sum: CaseTally, _ announcer: Announcer) -> [FindingLine] {
    let classes = sum.found.keys.sorted()
    progress.begin("shrinking", total: classes.count)
    return WorkerPool.run(jobs: classes.count, workers: plan.workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      let breachClass = classes[job]
      guard let breach = sum.found[breachClass] else { return FindingLine() }
      let recurrence = Recurrence(of: breachClass, breach, scenario(of: breach), runner, plan)
      let original = recurrence.scenario
      let shrinker = FindingShrinker(
        runner: runner,
        parties: plan.subject.parties,
        budget: max(1, plan.shrinkBudget / max(1, plan.cost(breachClass))),
        shouldStop: observer.shouldStop
      )
      let shrunk =
        recurrence.recurs
        ? shrinker.shrink(
          original,
          keeping: breachClass,
          choices: breach.choices,
          generator: generator
        ) : ShrunkScenario(scenario: original, end: .flaky(shown: 0, runs: 2))
      // What was found counts if it breaks by itself, as at the beginning of a run.
      runner.begin(.single)
      var line = FindingLine(breachClass, shrunk, original: original, runner: runner)
      line.remark = recurrence.remark
      line.phase = breach.place.phase.rawValue
      line.index = Int64(breach.place.index)
      line.cases = breach.cases
      if breach.place.phase == .corpus { line.file = plan.corpus[breach.place.index].path }
      progress.step()
      announcer.shrunk(line)
      return line
    }
  }

  /// The scenario of a case, made again.
  private func scenario(of breach: FoundBreach) -> Scenario {
    switch breach.place.phase {
    case .corpus: return plan.corpus[breach.place.index].file.scenario
    case .small: return small[breach.place.index].scenario
    case .random:
      let source = ChoiceSource()
      source.beginReplay(breach.choices ?? [])
      return generator.generate(from: source).scenario
    }
  }
}

/// Tells the observer of each class of breach once, from whichever worker meets it first.
private final class Announcer: Sendable {
  private let known = Mutex<Set<BreachClass>>([])
  private let observer: CampaignObserver
  private let progress: CampaignProgress

  init(_ campaign: Campaign) {
    observer = campaign.observer
    progress = campaign.progress
  }

  func found(_ breachClass: BreachClass, at place: CasePlace, _ scenario: Scenario) {
    known.withLock { known in
      guard known.insert(breachClass).inserted else { return }
      progress.addFinding()
      var line = FindingLine()
      line.clause = breachClass.clause.text
      line.kind = breachClass.kind
      line.widget = breachClass.widget
      line.phase = place.phase.rawValue
      line.index = Int64(place.index)
      line.scenario = scenario
      line.original = ScenarioSizeLine(scenario)
      line.shrunk = line.original
      observer.found(line)
    }
  }

  func shrunk(_ line: FindingLine) {
    known.withLock { _ in observer.shrunk(line) }
  }
}

/// A reason why a campaign cannot begin.
public enum CampaignError: Error, Hashable, CustomStringConvertible {
  /// There is no profile of the name.
  case unknownProfile(String)
  /// No random cases and no corpus.
  case nothingToRun
  /// No clause was selected.
  case noClauses
  /// The shard is not one of the shards.
  case noSuchShard(Int, of: Int)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unknownProfile(let name):
      "there is no profile \"\(name)\", or a setting does not fit; profiles are "
        + Profile.catalogue.map(\.name).joined(separator: ", ")
    case .nothingToRun: "nothing would run: there are no cases and no corpus"
    case .noClauses: "nothing would be judged: no clause was selected"
    case .noSuchShard(let shard, let shards): "there is no shard \(shard) of \(shards)"
    }
  }
}
