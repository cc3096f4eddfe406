import Clauses
import WidgetModel
import WidgetRuntime

/// Runs scenarios with their own scripted widgets against one kind of runtime.
final class RuntimeRunner<S: Subject>: CaseRunner {
  private let judge: Judge
  private(set) var served: [ScriptedSource.ServedCall] = []
  private(set) var hello: Hello?

  private let make: () -> S
  private let simulation = Simulation()
  private let ledger = ScenarioLedger()

  private let isExact: Bool

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - clauses: The clauses that are judged.
  ///   - isExact: Whether what is due is due within a tick, whatever the profile promises.
  ///   - make: Makes the runtime of a run.
  init(judging clauses: [Clause], exactly isExact: Bool, _ make: @escaping () -> S) {
    self.make = make
    self.isExact = isExact
    judge = Judge(clauses, setup: .empty)
  }

  var clauses: [Clause] { judge.clauses }

  var tallies: [Tally] { judge.tallies }

  var isApplicable: [Bool] { judge.isApplicable }

  var trace: Trace { simulation.trace }

  var eventCount: Int { simulation.eventCount }

  func run(_ scenario: Scenario, keepsTrace: Bool) throws {
    guard let setup = scenario.setup else { throw CaseError.noProfile(scenario.profile) }
    var judged = setup
    if isExact { judged.profile[.servicePromise] = Interval.tick.microseconds }
    judge.begin(judged)
    ledger.begin(scenario, setup)
    var subject = make()
    var source = ScriptedSource(scenario)
    var observer = JudgeObserver(judge: judge, ledger: ledger)
    defer { served = source.served }
    simulation.keepsEvents = keepsTrace
    hello = try simulation.run(
      scenario,
      setup: setup,
      subject: &subject,
      source: &source,
      observer: &observer
    )
    try ledger.finish(at: simulation.trace.end)
    judge.finish(at: simulation.trace.end)
  }
}

/// A reason why a scenario cannot be run at all.
enum CaseError: Error, CustomStringConvertible {
  case noProfile(String)

  var description: String {
    switch self {
    case .noProfile(let name): "the scenario's profile \(name), or a setting of it, is not known"
    }
  }
}
