import Campaigns
import Clauses
import Foundation
import RunRecord
import WidgetModel
import WidgetRuntime
import WorkerProcesses

/// Runs scenarios with a bundle's real code in worker processes; none of the code runs here.
///
/// Ten consecutive cases of a region share a process, whose hash seed follows from the campaign's
/// seed, the island, the region and the batch; single scenarios share processes too. A process that
/// crashes or hangs makes a finding and is replaced.
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
  /// The processes by region: values that code creates once per process keep their region.
  private var workers: [Int: SharedProcess] = [:]
  private var stacks = KnownStacks()
  /// The likely places of the last case's violations; their numbers count from 1.
  var violationPlaces: [PlaceCandidates] = []
  /// The lines of the checked code at known places, innermost first.
  var knownLines: [String: [PlaceLine]] = [:]
  var files: CheckedSources
  var printed = ""
  var lastDeath: WorkerTermination?
  var madeUp: [String] = []
  /// The number of cases that the process of the last one has run.
  private(set) var casesInWorker = 0
  private(set) var series = CaseSeries.single
  private var cases = 0
  private var casesByRegion: [Int: Int] = [:]
  var lastScenario = Scenario()
  /// True if the code started Live Activities when the last trace was requested.
  var hasActivities = false

  var crashes = CrashMemory()

  /// The island's crash classes confirmed in a fresh process; `nil` outside islands.
  var confirmedDeaths: Set<DeathClass>?

  /// The island's other fault classes confirmed in a fresh process.
  var confirmedFaults: Set<FaultClass> = []

  var time: RequestTime

  private var secondLooks = ConfirmationRuns(Clause.catalogue, remembers: false)

  lazy var secondAnswers = SecondAnswers(judging: clauses)
  var answerProbe: SharedProcess?

  /// The interval of cases that are asked again.
  let secondAnswerShare: Int

  /// The clause whose violation is searched for, `nil` for all.
  var focus: ClauseID?

  static let batch = 10

  /// The number of runs that share a process during shrinking or replay.
  static let singlesInProcess = 50

  let survey: CoverageNotes

  let arePreviewsLeftOut: Bool

  let declared: DeclaredKinds

  /// The fixtures that no file of the code names.
  let unnamed: UnnamedFixtures

  /// The previews and gallery looks, judged with the first case of a campaign.
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
    time = RequestTime(launch)
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
    time.begin(series)
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
    time.beginCase()
    hashSeed = seed(for: scenario)
    continuations = []
    endings = []
    violationPlaces.removeAll(keepingCapacity: true)
    reset()
    guard case .island(let island, let seed) = series else {
      let outcome = try outcome(of: scenario)
      try handle(outcome, scenario)
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
    let tried = try launch.endless.leavingOut(of: reduced)
    endings += tried.widgets
    survey.add(tried.notes)
    guard tried.scenario == scenario else { return try continueCase(with: tried.scenario) }
    let outcome = try outcome(of: scenario)
    try handle(outcome, scenario)
    guard case .death(let death) = outcome else {
      let turn = SecondAnswers.turn(ofCase: cases, inIsland: island, share: secondAnswerShare)
      if let turn {
        try askAgain(about: scenario, number: turn)
      }
      return
    }
    if continuations.isEmpty {
      try continueCase(after: death, in: scenario)
    } else {
      // With the shared data present the case survived.
      record(death)
    }
  }

  func outcome(of scenario: Scenario) throws -> Outcome {
    let order = WorkerRequest(running: scenario)
    let outcome = try answer(to: order)
    guard !isUnjudged(outcome) else { return outcome }
    return try outcomeWithoutApp(try ownOutcome(outcome, of: order), of: order)
  }

  /// Runs a scenario for its drawings, in a fresh process.
  func draw(_ scenario: Scenario, leavesAppIntentsOut: Bool = false) -> CaseReport? {
    begin(.single)
    var order = WorkerRequest(running: scenario)
    order.leavesAppIntentsOut = leavesAppIntentsOut
    order.wantsDrawings = true
    order.wantsLines = true
    guard case .report(let report, _)? = try? answer(to: order) else { return nil }
    return report
  }

  /// Runs a request, and again without previews if one ended the process: only this harness
  /// evaluates them, so the widget did not crash.
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
    order.knownStacks = stacks.stacks
    let patience = time.limit(for: order)
    switch try launch.exchange(order, with: process.worker, cpu: patience) {
    case .reply(var reply):
      guard reply.problem.isEmpty else { throw WorkerProblem(text: reply.problem) }
      launch.outside.add(reply.report.outside)
      launch.endless.record(reply.report.hangs)
      for index in reply.report.hangs.indices { stacks.learn(&reply.report.hangs[index]) }
      // Variables of the app do not exist on the next day's phone, nor in an extension.
      if reply.report.performedForApp { stop(region) }
      return .report(reply.report, output: reply.output)
    case .death(let death):
      stop(region)
      return try confirmed(death, of: order, after: patience)
    }
  }

  /// Runs a request in a fresh process; `nil` if the code crashed.
  private func second(_ order: WorkerRequest) throws -> CaseReport? {
    guard case .report(let report, _) = try outcome(of: order) else { return nil }
    return report
  }

  /// Runs a request in a fresh process; `nil` if it could not be served.
  func outcome(of order: WorkerRequest, takesWholeTime: Bool = false) throws -> Outcome? {
    let process = try start(hashSeed: seed(for: order.scenario))
    defer { process.end() }
    var order = order
    order.leavesPreviewsOut = arePreviewsLeftOut
    let patience = takesWholeTime ? nil : time.limit(for: order)
    switch try launch.exchange(order, with: process, cpu: patience) {
    case .reply(let reply):
      guard reply.problem.isEmpty else { return nil }
      launch.outside.add(reply.report.outside)
      launch.endless.record(reply.report.hangs)
      return .report(reply.report, output: reply.output)
    case .death(let death): return try confirmed(death, of: order, after: patience)
    }
  }

  /// Runs a request again with the whole time if it used up a shorter one in a new way.
  private func confirmed(
    _ death: WorkerTermination,
    of order: WorkerRequest,
    after patience: Duration?
  ) throws -> Outcome {
    if let death = time.judged(death, of: order, after: patience) { return .death(death) }
    return try outcome(of: order, takesWholeTime: true) ?? .death(death)
  }

  /// Starts a worker; a fork server that is gone, by any signal, is replaced once.
  func start(hashSeed: Int64) throws -> WorkerProcess {
    if let forkServer, let worker = try? launch.start(hashSeed: hashSeed, from: forkServer) {
      return worker
    }
    let fresh = try launch.forkServer()
    forkServer = fresh
    stacks = KnownStacks()
    return try launch.start(hashSeed: hashSeed, from: fresh)
  }

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

  private func stop(_ region: Int) { workers.removeValue(forKey: region)?.end() }

  private func stop() { for region in workers.keys { stop(region) } }

  func seed(for scenario: Scenario) -> Int64 {
    if scenario.device.surroundings.hashSeed != 0 { return scenario.device.surroundings.hashSeed }
    guard case .island(let island, let seed) = series else { return 1 }
    let region = scenario.device.locale
    let batch = casesByRegion[region, default: 0] / WidgetRunner.batch
    return WidgetRunner.hashSeed(seed: seed, island: island, region: region, batch: batch)
  }

  // MARK: The result

  private func reset() {
    tallies = clauses.map(Tally.init(of:))
    isApplicable = clauses.map { _ in true }
    eventCount = 0
    seenFeatures = .realCode
    printed = ""
    lastDeath = nil
    madeUp = []
  }

  /// Returns true for an end that the campaign does not judge; single scenarios show a known fault.
  func isUnjudged(_ outcome: Outcome) -> Bool {
    guard case .death(let death) = outcome, case .island = series else { return false }
    return death.isUnproven
  }

  func handle(_ outcome: Outcome, _ scenario: Scenario) throws {
    reset()
    guard !isUnjudged(outcome) else { return }
    switch outcome {
    case .report(let report, let output):
      printed = output
      handle(try secondLooks.settled(report, of: scenario) { try second($0) })
    case .death(let death):
      printed = death.output
      lastDeath = death
      record(madeUp: death.madeUpWords)
      let isOnMadeUpData = try isOnAccountOfMadeUpData(death, scenario)
      if isOnMadeUpData { lastDeath?.attributeToMadeUpData() }
      let isOfSample = isOnMadeUpData || death.isOfSample
      let friendly = try isOfSample ? nil : survival(of: scenario)
      if case .island = series, let friendly {
        keeping(friendly.scenario) { handle(friendly.report) }
      }
      handle(lastDeath ?? death, friendly != nil)
    }
  }

  private func handle(_ report: CaseReport) {
    eventCount = Int(report.events)
    seenFeatures = WidgetFeatures(rawValue: report.features)
    if case .island = series { survey.add(report.survey) }
    record(madeUp: report.madeUp)
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
      let place = keep(PlaceCandidates(near: line.functions))
      tallies = finding.explaining(tallies, of: clauses, at: place)
    }
    launch.endless.claim(
      report.hangs,
      brokenBy: tallies.widgets(breaking: [.completesOnce, .codeSurvives], of: clauses)
    )
  }
}
