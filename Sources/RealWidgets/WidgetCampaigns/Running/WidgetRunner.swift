import Campaigns
import Clauses
import Foundation
import RunRecord
import WidgetModel
import WidgetRuntime
import WorkerProcesses

/// Runs scenarios with a bundle's real code in worker processes; nothing of the code runs here.
///
/// Of the cases of a region ten in their order share a process, whose hash seed follows from the campaign's seed, the
/// island, the region and the place of the ten; single scenarios share processes too. A process that dies or hangs
/// makes a finding and is replaced.
final class WidgetRunner: CaseRunner {
  let clauses: [Clause]
  var tallies: [Tally] = []
  var isApplicable: [Bool] = []
  var eventCount = 0
  var seenFeatures = WidgetFeatures.realCode
  private(set) var hello: Hello?
  private(set) var hashSeed: Int64 = 0
  var continuations: [CaseContinuation] = []
  var endings: [String] = []
  let trace = Trace()
  let served: [ScriptedSource.ServedCall] = []

  let launch: WorkerLaunch
  private let places: [Int]
  private var forkServer: ForkServer?
  /// The processes that run cases, by the regions of the phones: what code makes once in a process keeps the region in
  /// which it was made.
  private var workers: [Int: SharedProcess] = [:]
  /// The lines of the stacks of this fork server's workers, by their names.
  private var stacks: [String: [PlaceLine]] = [:]
  /// Where the violations of the last case may stand, by the numbers of their places, from 1.
  var violationPlaces: [PlaceCandidates] = []
  /// The lines of the checked code for which places stand, innermost first.
  var knownLines: [String: [PlaceLine]] = [:]
  /// The files of the checked code.
  var files: CheckedSources
  /// What was printed in the last case.
  var printed = ""
  /// How the last case ended its worker, `nil` when it did not.
  var lastDeath: WorkerTermination?
  /// The values that were made up for the code in the last case, in words.
  var madeUp: [String] = []
  /// How many cases the process of the last one has run.
  private(set) var casesInWorker = 0
  private(set) var series = CaseSeries.single
  private var cases = 0
  /// The cases that are over, by the regions of the phones.
  private var casesByRegion: [Int: Int] = [:]
  var lastScenario = Scenario()
  /// Whether the code started Live Activities when the last scenario was told in words.
  var hasActivities = false

  /// What crashed in the cases of the island so far.
  var crashes = CrashMemory()

  /// The classes of deaths of the island that a process of its own has shown; `nil` outside of islands.
  var confirmedDeaths: Set<DeathClass>?

  /// The classes of other faults of the island that a process of its own has shown.
  var confirmedFaults: Set<FaultClass> = []

  /// Whether the scenario that is being shrunk computed without end; those like it get less time.
  private var hasHung = false

  /// What asks another run before a clause accuses.
  private var secondLooks = ConfirmationRuns(Clause.catalogue, remembers: false)

  /// What puts questions again to other processes, and the process that is asked first.
  lazy var secondAnswers = SecondAnswers(judging: clauses)
  var answerProbe: SharedProcess?

  /// One case of so many is followed by a question that is put again.
  let secondAnswerShare: Int

  /// The clause whose violation is looked for, `nil` for all.
  var focus: ClauseID?

  /// The cases that share a process.
  static let batch = 10

  /// The runs that share a process while something is shrunk or replayed.
  static let singlesInProcess = 50

  /// Where what the cases of a campaign saw is kept.
  let survey: CoverageNotes

  /// Whether the code's previews are left out of every run.
  let arePreviewsLeftOut: Bool

  /// What the bundle declares, as far as second answers need it.
  let declared: DeclaredKinds

  /// What fixtures give and no file of the code names.
  let unnamed: UnnamedFixtures

  /// The previews and the looks at the gallery, which are judged beside the first case of a campaign.
  let tours: [Scenario]

  init(
    judging clauses: [Clause],
    launch: WorkerLaunch,
    survey: CoverageNotes = CoverageNotes(),
    secondAnswerShare: Int = SecondAnswers.defaultShare,
    arePreviewsLeftOut: Bool = false,
    declared: DeclaredKinds = DeclaredKinds(),
    unnamed: UnnamedFixtures = UnnamedFixtures(),
    tours: [Scenario] = []
  ) {
    self.declared = declared
    self.unnamed = unnamed
    self.tours = tours
    self.survey = survey
    self.secondAnswerShare = secondAnswerShare
    self.arePreviewsLeftOut = arePreviewsLeftOut
    self.clauses = clauses
    self.launch = launch
    files = CheckedSources(launch.sources)
    places = clauses.map { clause in
      Clause.catalogue.firstIndex { $0.id == clause.id } ?? 0
    }
    reset()
  }

  func begin(_ series: CaseSeries) {
    self.series = series
    secondLooks = ConfirmationRuns(Clause.catalogue, remembers: series != .single)
    secondAnswers = SecondAnswers(judging: clauses)
    cases = 0
    casesByRegion = [:]
    hasHung = false
    crashes = CrashMemory()
    confirmedDeaths = series == .single ? nil : []
    confirmedFaults = []
    endProbe()
    stop()
  }

  func run(_ scenario: Scenario, keepsTrace: Bool) throws {
    defer {
      cases += 1
      casesByRegion[scenario.device.locale, default: 0] += 1
    }
    lastScenario = scenario
    hasActivities = false
    hashSeed = seed(for: scenario)
    continuations = []
    endings = []
    violationPlaces.removeAll(keepingCapacity: true)
    reset()
    guard case .island(let island, let seed) = series else {
      let outcome = try outcome(of: scenario)
      try take(outcome, scenario)
      if case .report = outcome { try askAgain(about: scenario, number: nil) }
      return
    }
    try runCase(scenario, of: island, seed)
    if island == 0, cases == 0 { try makeTours() }
  }

  private func runCase(_ scenario: Scenario, of island: Int, _ seed: UInt64) throws {
    var reduced = scenario
    for part in crashes.next() {
      guard let next = reduced.takingOut(part) else { continue }
      reduced = next
      endings.append(part.widget)
    }
    guard reduced == scenario else { return try goOn(with: reduced) }
    let outcome = try outcome(of: scenario)
    try take(outcome, scenario)
    guard case .death(let death) = outcome else {
      let turn = SecondAnswers.turn(ofCase: cases, inIsland: island, share: secondAnswerShare)
      if let turn {
        try askAgain(about: scenario, number: turn)
      }
      return
    }
    if continuations.isEmpty {
      try goOn(after: death, in: scenario)
    } else {
      // With the shared data in place it came to its end.
      note(death)
    }
  }

  func outcome(of scenario: Scenario) throws -> Outcome {
    let order = WorkerRequest(running: scenario)
    return try outcomeWithoutApp(try ownOutcome(try answer(to: order), of: order), of: order)
  }

  /// Runs a scenario for its drawings, in a process that ran nothing before it.
  func draw(_ scenario: Scenario, leavesAppIntentsOut: Bool = false) -> CaseReport? {
    begin(.single)
    var order = WorkerRequest(running: scenario)
    order.leavesAppIntentsOut = leavesAppIntentsOut
    order.wantsDrawings = true
    order.wantsLines = true
    guard case .report(let report, _)? = try? answer(to: order) else { return nil }
    return report
  }

  /// What comes of an order; where a preview of the code ends the process, the previews are left out.
  ///
  /// Nobody evaluates previews but this harness, so that it is no crash of the widget.
  func answer(to order: WorkerRequest) throws -> Outcome {
    var order = order
    order.leavesPreviewsOut = arePreviewsLeftOut
    let outcome = try exchange(order)
    guard case .death(let death) = outcome, death.isInPreview, !order.leavesPreviewsOut else {
      return outcome
    }
    survey.add([SurveyLine(.previews, death.message, of: death.widget)])
    order.leavesPreviewsOut = true
    return try exchange(order)
  }

  // MARK: The process

  enum Outcome {
    case report(CaseReport, output: String)
    case death(WorkerTermination)
  }

  func exchange(_ order: WorkerRequest) throws -> Outcome {
    let seed = seed(for: order.scenario)
    let region = order.scenario.device.locale
    let process = try process(for: region, hashSeed: seed)
    process.cases += 1
    casesInWorker = process.cases
    var order = order
    order.knownStacks = stacks.keys.sorted()
    switch try launch.exchange(order, with: process.worker, cpu: patience) {
    case .reply(var reply):
      guard reply.problem.isEmpty else { throw WorkerProblem(text: reply.problem) }
      launch.outside.add(reply.report.outside)
      for index in reply.report.hangs.indices { learn(&reply.report.hangs[index]) }
      // What the app's variables hold is not there on the next day's phone, and in no extension.
      if reply.report.performedForApp { stop(region) }
      return .report(reply.report, output: reply.output)
    case .death(let death):
      stop(region)
      hasHung = hasHung || series == .single && death.isEndlessLoop
      return .death(death)
    }
  }

  /// Runs an order in a process of its own; `nil` when the code did not survive.
  private func second(_ order: WorkerRequest) throws -> CaseReport? {
    guard case .report(let report, _) = try outcome(of: order) else { return nil }
    return report
  }

  /// What comes of an order in a process of its own; `nil` where it could not be carried out.
  func outcome(of order: WorkerRequest) throws -> Outcome? {
    let process = try start(hashSeed: seed(for: order.scenario))
    defer { process.end() }
    var order = order
    order.leavesPreviewsOut = arePreviewsLeftOut
    switch try launch.exchange(order, with: process, cpu: patience) {
    case .reply(let reply):
      guard reply.problem.isEmpty else { return nil }
      launch.outside.add(reply.report.outside)
      return .report(reply.report, output: reply.output)
    case .death(let death): return .death(death)
    }
  }

  /// Starts a worker; a fork server that is gone, by whatever signal, is replaced once.
  func start(hashSeed: Int64) throws -> WorkerProcess {
    if let forkServer, let worker = try? launch.start(hashSeed: hashSeed, from: forkServer) {
      return worker
    }
    let fresh = try launch.forkServer()
    forkServer = fresh
    stacks.removeAll()
    return try launch.start(hashSeed: hashSeed, from: fresh)
  }

  /// Keeps the lines of a stack that was not known, and gives them to one that was.
  private func learn(_ line: inout HangLine) {
    guard !line.stack.isEmpty else { return }
    if let known = stacks[line.stack] {
      line.places = known
    } else {
      stacks[line.stack] = line.places
    }
  }

  /// The processor time for a scenario that is like one that used up all that is allowed.
  ///
  /// A finding is looked at once more with the whole time when it is shrunk, see ``begin(_:)``.
  var patience: Duration? { hasHung ? launch.limits.cpu / 10 : nil }

  /// The process that runs the next case of a region.
  private func process(for region: Int, hashSeed: Int64) throws -> SharedProcess {
    let limit = series == .single ? WidgetRunner.singlesInProcess : WidgetRunner.batch
    if let process = workers[region], process.hashSeed == hashSeed, process.cases < limit {
      return process
    }
    stop(region)
    let process = SharedProcess(try start(hashSeed: hashSeed), hashSeed: hashSeed)
    workers[region] = process
    return process
  }

  private func stop(_ region: Int) {
    workers.removeValue(forKey: region)?.end()
  }

  private func stop() {
    for region in workers.keys { stop(region) }
  }

  /// The seed of the hash tables of the process in which a scenario runs.
  func seed(for scenario: Scenario) -> Int64 {
    if scenario.device.surroundings.hashSeed != 0 { return scenario.device.surroundings.hashSeed }
    guard case .island(let island, let seed) = series else { return 1 }
    let region = scenario.device.locale
    let batch = casesByRegion[region, default: 0] / WidgetRunner.batch
    return WidgetRunner.hashSeed(seed: seed, island: island, region: region, batch: batch)
  }

  // MARK: What came of it

  private func reset() {
    tallies = clauses.map(Tally.init(of:))
    isApplicable = clauses.map { _ in true }
    eventCount = 0
    seenFeatures = .realCode
    printed = ""
    lastDeath = nil
    madeUp = []
  }

  func take(_ outcome: Outcome, _ scenario: Scenario) throws {
    reset()
    switch outcome {
    case .report(let report, let output):
      printed = output
      take(try secondLooks.settled(report, of: scenario) { try second($0) })
    case .death(let death):
      printed = death.output
      lastDeath = death
      note(madeUp: death.madeUpWords)
      let isOnMadeUpData = try isOnAccountOfMadeUpData(death, scenario)
      if isOnMadeUpData { lastDeath?.attributeToMadeUpData() }
      let isOfSample = isOnMadeUpData || death.isOfSample
      let friendly = try isOfSample ? nil : survival(of: scenario)
      if case .island = series, let friendly {
        keeping(friendly.scenario) { take(friendly.report) }
      }
      take(lastDeath ?? death, friendly != nil)
    }
  }

  private func take(_ report: CaseReport) {
    eventCount = Int(report.events)
    seenFeatures = WidgetFeatures(rawValue: report.features)
    if case .island = series { survey.add(report.survey) }
    note(madeUp: report.madeUp)
    let hasSamples =
      report.usesGuesses
      || report.survey.contains { $0.topic == .states && $0.text == "drawnUp" }
    if hasSamples { seenFeatures.insert(.samples) }
    let inapplicable = Set(report.inapplicable.map { Int($0.number) })
    let lines = Dictionary(report.tallies.map { (Int($0.clause), $0) }) { first, _ in first }
    for (index, place) in places.enumerated() {
      isApplicable[index] = !inapplicable.contains(place)
      if let line = lines[place] {
        tallies[index] = line.tally(of: clauses[index], keeping: keep)
      }
      if clauses[index].id == Clause.codeSurvives.id { tallies[index].see(0) }
      if clauses[index].id == Clause.survivesSamples.id, hasSamples { tallies[index].see(0) }
    }
    for line in report.hangs {
      let finding = HangFinding(line, isUserFile: launch.isUserFile)
      take(finding, at: keep(PlaceCandidates(near: line.functions)))
    }
  }

  private func take(_ finding: HangFinding, at place: SourcePlace) {
    for (index, clause) in clauses.enumerated() {
      tallies[index] = finding.explaining(tallies[index], of: clause.id)
      guard clause.id == Clause.codeSurvives.id, let violation = finding.endlessWait(place) else {
        continue
      }
      tallies[index].see(1)
      tallies[index].add(violation)
    }
  }
}
