import Clauses
import PlatformFacts
import PropertyTesting
import RunRecord
import ScenarioGeneration
import Synchronization
import WidgetModel

/// One run of all phases: corpus, small scenarios, random search, shrinking, verdicts.
///
/// The cases do not depend on the number of workers. Shards divide corpus files and small scenarios
/// by index, and random cases by island.
public struct Campaign: Sendable {
  /// The plan of the campaign.
  public let plan: CampaignPlan

  /// The progress of the campaign.
  public let progress: CampaignProgress

  /// The receiver of findings and progress.
  public let observer: CampaignObserver

  let generator: ScenarioGenerator

  let small: SmallScenarios
  private let end = EarlyEnd()

  private let profile: Profile

  /// The indices of the clauses whose reports are compared with seeded faults.
  private let compared: [Int]

  /// Creates a campaign, or throws a ``CampaignError`` if the plan cannot be carried out.
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
    compared = plan.clauses.indices.filter { plan.clauses[$0].isTestedByAgreement }
    self.progress = progress
    self.observer = observer
    generator = ScenarioGenerator(
      profile: profile,
      settings: plan.settings,
      bundle: plan.subject.bundle,
      variesSettings: plan.subject.isJudgedExactly
    )
    small = SmallScenarios(
      profile: profile,
      settings: plan.settings,
      variesSettings: plan.subject.isJudgedExactly
    )
  }

  /// Runs the campaign and returns its record, without a footer if the observer stopped it.
  public func run() -> RunRecord {
    var record = RunRecord()
    record.header = header
    record.numbers = NumberLine.all(of: profile)
    observer.settled("header", RunRecord.line("header", record.header))
    var sum = CaseTally(plan.clauses)
    var statistics = Statistics()
    let announcer = Announcer(self)

    record.goldens = runCorpus(&sum, &record, announcer)
    if plan.runsSmallScenarios, plan.subject.policy.runsSmallScenarios, end.place == nil {
      runSmallScenarios(&sum, &record, announcer)
    }
    if end.place == nil { statistics.merge(runRandom(&sum, &record, announcer)) }
    reportObservations(sum.observations)

    record.findings = shrinkAll(sum, until: end.reason == .finding ? end.place : nil, announcer)
    record.clauses = zip(plan.clauses, sum.counts).map { clause, counts in
      ClauseLine(
        clause,
        counts,
        profile: profile,
        subject: plan.subject,
        features: sum.features
      )
    }
    record.tell(of: sum.endings)
    if plan.subject.policy.comparesSeededFaults {
      record.agreement = zip(plan.clauses, sum.counts).compactMap { AgreementLine($0, $1) }
    }
    record.reachability = sum.reached.lines(
      profile: profile,
      observations: plan.subject.observations
    )
    record.labels = statistics.labels.map { LabelLine($0.label, Int64($0.count)) }
    record.assumptions = Assumption.catalogue.map { AssumptionLine($0) }
    record.errors = ErrorLine.lines(sum)
    // A run that was stopped gives no verdict, so its record has no footer.
    if !observer.shouldStop() {
      var footer = RecordFooter()
      footer.status = Int64(record.status().rawValue)
      switch end.reason {
      case .finding: footer.cut = RecordFooter.failFast
      case .undecided: footer.cut = RecordFooter.undecided
      case nil: break
      }
      record.footer = footer
    }
    return record
  }

  package var header: RecordHeader {
    var header = RecordHeader()
    header.tool = Tool.version
    header.subject = plan.subject.name
    if let title = plan.subject.title, title != plan.subject.name { header.subjectTitle = title }
    header.subjectVersion = plan.subject.version ?? Tool.version
    header.isExact = plan.subject.isJudgedExactly
    header.profile = plan.profile
    header.settings = plan.settings
    header.seed = Int64(bitPattern: plan.seed)
    header.cases = Int64(plan.cases)
    header.islands = Int64(CampaignPlan.islands)
    header.shard = plan.shards > 1 ? Int64(plan.shard) : 0
    header.shards = Int64(plan.shards)
    header.selection = plan.selection
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
    let results = perform(files.count) { job, runner in
      var part = PhasePart(plan.clauses)
      let file = plan.corpus[files[job]]
      let place = CasePlace(.corpus, files[job])
      guard continues(to: place) else { return part }
      part.last = place
      // A finding that needs earlier scenarios in its process is kept with them.
      if runner.keepsProcess { runner.beginProcess(with: file.file.earlier) }
      if let line = GoldenRecordLine(file, unknownTo: plan.subject) {
        part.golden = line
        return part
      }
      run(
        GeneratedScenario(scenario: file.file.scenario, seeded: []),
        at: place,
        runner,
        &part.tally,
        announcer
      )
      progress.advance()
      if file.file.isGolden, part.tally.errors == 0 {
        part.golden = GoldenRecordLine(
          file,
          runner.trace,
          plan.subject.observations,
          facts: plan.selectedFacts
        )
        if plan.endsAtGoldens, part.golden?.mismatches.isEmpty == false {
          end.move(to: place, because: .finding)
        }
      }
      return part
    }
    add(results, CasePlace.Phase.corpus, domain: plan.corpus.count, &sum, &record)
    endIfUndecided(results)
    return results.compactMap(\.golden)
  }

  /// Ends the run if too many of the first corpus files, each its own job, did not finish.
  private func endIfUndecided(_ parts: [PhasePart]) {
    guard let patience = plan.subject.patience, parts.count >= patience,
      parts.prefix(patience).allSatisfy({ $0.tally.errors > 0 }), let last = parts.last?.last
    else { return }
    end.move(to: last, because: .undecided)
  }

  /// The number of small scenarios in one job.
  static let chunk = 256

  private func runSmallScenarios(
    _ sum: inout CaseTally,
    _ record: inout RunRecord,
    _ announcer: Announcer
  ) {
    let chunk = Campaign.chunk
    let chunks = (0..<(small.count + chunk - 1) / chunk).filter(plan.owns)
    progress.begin(CasePlace.Phase.small.rawValue, total: chunks.count * chunk)
    let results = perform(chunks.count) { job, runner in
      var part = PhasePart(plan.clauses)
      let first = chunks[job] * chunk
      runner.begin(.small(from: first))
      for index in first..<min(first + chunk, small.count) {
        let place = CasePlace(.small, index)
        guard continues(to: place) else { break }
        part.last = place
        run(small[index], at: place, runner, &part.tally, announcer)
      }
      progress.advance(by: chunk)
      return part
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
    let results = perform(islands.count) { job, runner in
      var part = PhasePart(plan.clauses)
      var place = CasePlace(.random, islands[job])
      runner.begin(.island(islands[job], seed: plan.seed))
      let result = island(at: islands[job]).run { generated, source in
        part.last = place
        let classes = run(
          generated,
          at: place,
          runner,
          &part.tally,
          announcer,
          choices: { source.values }
        )
        // Islands take turns: the position is the same for any number of workers.
        place.index += CampaignPlan.islands
        progress.advance()
        runner.reportSituations(to: source)
        return Verdict(classes)
      } shouldStop: {
        !continues(to: place)
      }
      part.statistics = result.statistics
      part.discarded = result.discarded
      return part
    }
    add(results, CasePlace.Phase.random, domain: 0, &sum, &record)
    let discarded = results.reduce(0) { $0 + $1.discarded }
    record.phases[record.phases.count - 1].discarded = Int64(discarded)
    return results.reduce(into: Statistics()) { $0.merge($1.statistics) }
  }

  /// Runs the jobs of a phase.
  ///
  /// The place of an early end is known only when all jobs are done. Jobs that ran past it are
  /// repeated, so that the record does not depend on the number of workers.
  private func perform(
    _ jobs: Int,
    _ body: @Sendable (Int, any CaseRunner) -> PhasePart
  ) -> [PhasePart] {
    let workers = plan.workers
    var parts = WorkerPool.run(jobs: jobs, workers: workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      body(job, runner)
    }
    guard let place = end.place else { return parts }
    let late = parts.indices.filter { index in parts[index].last.map { $0 > place } ?? false }
    let again = WorkerPool.run(jobs: late.count, workers: workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      body(late[job], runner)
    }
    for (job, part) in zip(late, again) { parts[job] = part }
    return parts
  }

  private func continues(to place: CasePlace) -> Bool {
    !observer.shouldStop() && !end.isBefore(place)
  }

  func island(at index: Int) -> Island<ScenarioGenerator, ViolationClass> {
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
    _ parts: [PhasePart],
    _ phase: CasePlace.Phase,
    domain: Int,
    _ sum: inout CaseTally,
    _ record: inout RunRecord
  ) {
    var line = PhaseLine()
    line.name = phase.rawValue
    line.domain = Int64(domain)
    for part in parts {
      line.cases += part.tally.cases
      line.events += part.tally.events
      sum.merge(part.tally)
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
    _ announcer: Announcer,
    choices: () -> [UInt64]? = { nil }
  ) -> [ViolationClass] {
    progress.begin(generated.scenario, at: place)
    defer { progress.end(place) }
    do {
      try runner.run(generated.scenario)
    } catch {
      // The error comes from the stop, not from the case.
      guard !observer.shouldStop() else { return [] }
      tally.addError(error, at: place)
      observe(generated, error: error, at: place, in: &tally)
      if let patience = plan.subject.patience, tally.errorsInARow >= patience {
        end.move(to: place, because: .undecided)
      }
      return []
    }
    let classes = tally.add(runner, parties: plan.subject.parties, at: place, choices: choices)
    for violationClass in classes {
      guard let found = tally.found[violationClass], found.place == place else { continue }
      let line = FindingLine(violationClass, found, found.scenario ?? generated.scenario)
      announcer.found(violationClass, line)
      if plan.endsAt(line) { end.move(to: place, because: .finding) }
    }
    compare(generated, with: runner, at: place, &tally)
    observe(generated, runner, classes, at: place, in: &tally)
    return classes
  }

  /// Compares the seeded faults with the reports of the provider and view checkers.
  private func compare(
    _ generated: GeneratedScenario,
    with runner: any CaseRunner,
    at place: CasePlace,
    _ tally: inout CaseTally
  ) {
    // Only generated scenarios come with a list of seeded faults.
    guard place.phase != .corpus, plan.subject.policy.comparesSeededFaults else { return }
    let faults = generated.seeded
    let requests = runner.served.count { $0.kind != .intent }
    var answers: ProviderAnswers?
    let tallies = runner.tallies
    let isApplicable = runner.isApplicable
    for index in compared where isApplicable[index] {
      let isBroken = !tallies[index].violations.isEmpty
      guard isBroken || faults.contains(where: { $0.clause == plan.clauses[index].id }) else {
        tally.counts[index].healthy += Int64(requests)
        continue
      }
      let all = answers ?? ProviderAnswers(runner, generated.scenario, profile: profile)
      answers = all
      tally.add(
        Agreement(plan.clauses[index].id, tallies[index], faults: faults, answers: all),
        of: index,
        at: place
      )
    }
  }
}
