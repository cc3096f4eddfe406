import Clauses
import Oracle
import Relations
import WidgetModel
import WidgetRuntime

/// Runs scenarios with their own scripted widgets against one kind of runtime.
final class RuntimeRunner<S: Subject>: CaseRunner {
  private let judge: Judge
  private(set) var served: [ScriptedSource.ServedCall] = []
  private(set) var hello: Hello?

  private let prepare: (CaseSeries) -> Void

  /// True if the subject keeps its own process throughout a series; otherwise it runs in this one.
  let keepsProcess: Bool

  private let make: () -> S
  private let simulation = Simulation()
  /// The monitor of the current or last run, a pointer to avoid exclusivity checks on events.
  private let watch: UnsafeMutablePointer<HarnessMonitor>

  private let isExact: Bool

  private let observations: EventKinds

  /// The index of the clause that the second model judges, `nil` if it is not used.
  private let comparison: Int?

  /// The harness's laws to judge, with their indices; a violation of others makes a case undecided.
  private let laws: [(law: PlaybackLaw, place: Int)]

  private let misplay: HarnessMutation?

  /// The second runs with which cases are compared.
  private var second: SecondRuns

  /// Creates a runner that makes a runtime for each run, and may keep a process for a series.
  ///
  /// Exact judging requires what is due within a tick and uses the second model, second runs and
  /// the harness's laws, if their clauses are included.
  init(
    judging clauses: [Clause],
    exactly isExact: Bool,
    observations: EventKinds = .all,
    misplaying misplay: HarnessMutation? = nil,
    keepsProcess: Bool = false,
    prepare: @escaping (CaseSeries) -> Void = { _ in },
    _ make: @escaping () -> S
  ) {
    self.keepsProcess = keepsProcess
    self.prepare = prepare
    self.make = make
    self.isExact = isExact
    self.observations = observations
    watch = .allocate(capacity: 1)
    watch.initialize(to: HarnessMonitor())
    judge = Judge(clauses, setup: .empty, observations: observations)
    comparison = isExact ? clauses.firstIndex { $0.id == Clause.dueIsDone.id } : nil
    laws = PlaybackLaw.allCases.compactMap { law in
      guard isExact else { return nil }
      return clauses.firstIndex { $0.id == law.clause.id }.map { (law, $0) }
    }
    self.misplay = misplay
    second = SecondRuns(judging: isExact ? clauses : [])
  }

  deinit {
    watch.deinitialize(count: 1)
    watch.deallocate()
  }

  var clauses: [Clause] { judge.clauses }

  var tallies: [Tally] { judge.tallies }

  var eventful: [Int] { judge.eventful }

  var isApplicable: [Bool] { judge.isApplicable }

  var trace: Trace { simulation.trace }

  var eventCount: Int { simulation.eventCount }

  var reached: [PlacementConditions]? { watch.pointee.tracker.met }

  func begin(_ series: CaseSeries) {
    prepare(series)
    second.begin(series)
  }

  func run(_ scenario: Scenario, keepsTrace: Bool) throws {
    // A crash in another process does not threaten this one.
    guard !keepsProcess else { return try runUnguarded(scenario, keepsTrace: keepsTrace) }
    try CrashGuard.during { try runUnguarded(scenario, keepsTrace: keepsTrace) }
  }

  private func runUnguarded(_ scenario: Scenario, keepsTrace: Bool) throws {
    guard let setup = scenario.setup else { throw CaseError.noProfile(scenario.profile) }
    var judged = setup
    // Only the judge is stricter; the subject gets the profile unchanged.
    if isExact { judged.profile = setup.profile.exact }
    judge.begin(judged)
    let isComparedWithSecondRuns = second.beginCase()
    simulation.keepsEvents = keepsTrace || isComparedWithSecondRuns
    var subject = make()
    watch.pointee.begin(scenario, setup)
    var observer = JudgeObserver(judge: judge, watch: watch, misplay: misplay)
    let played = misplay?.playing(scenario) ?? scenario
    var compared: Tally?
    if comparison != nil {
      var comparing = OracleObserver(observer, setup: setup, observations: observations)
      try simulate(played, setup, &subject, observedBy: &comparing)
      comparing.oracle.finish(at: simulation.trace.end, in: simulation.trace)
      compared = Tally(comparing.oracle)
    } else {
      try simulate(played, setup, &subject, observedBy: &observer)
    }
    watch.pointee.ledger.finish(at: simulation.trace.end)
    if let problem = watch.pointee.ledger.problem,
      !laws.contains(where: { $0.law == problem.kind.law })
    {
      throw PlaybackError(problem: problem.words)
    }
    judge.finish(at: simulation.trace.end)
    if let comparison, let compared { judge.replaceTally(of: comparison, with: compared) }
    for (law, place) in laws {
      judge.replaceTally(of: place, with: Tally(watch.pointee.ledger, of: law))
    }
    if isComparedWithSecondRuns {
      try second.compare(FirstRun(scenario, setup: setup, trace: simulation.trace), &subject)
      for (place, tally) in second.tallies { judge.replaceTally(of: place, with: tally) }
    }
  }

  private func simulate<Observer: TraceObserver>(
    _ scenario: Scenario,
    _ setup: Setup,
    _ subject: inout S,
    observedBy observer: inout Observer
  ) throws {
    var source = ScriptedSource(scenario)
    defer { served = source.served }
    hello = try simulation.run(
      scenario,
      setup: setup,
      subject: &subject,
      source: &source,
      observer: &observer
    )
  }
}

enum CaseError: Error, CustomStringConvertible {
  case noProfile(String)

  var description: String {
    switch self {
    case .noProfile(let name): "the scenario's profile \(name), or a setting of it, is not known"
    }
  }
}
