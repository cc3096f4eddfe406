import Clauses
import Oracle
import WidgetModel
import WidgetRuntime

/// Runs scenarios with their own scripted widgets against one kind of runtime.
final class RuntimeRunner<S: Subject>: CaseRunner {
  private let judge: Judge
  private(set) var served: [ScriptedSource.ServedCall] = []
  private(set) var hello: Hello?

  private let make: () -> S
  private let simulation = Simulation()

  /// The place of the clause that the second model judges, `nil` where nobody asks the model.
  private let comparison: Int?

  /// What the second model found in the last case.
  private var compared: Tally?

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - clauses: The clauses that are judged.
  ///   - asksOracle: Whether the second model is asked, if its clause is among them.
  ///   - make: Makes the runtime of a run.
  init(judging clauses: [Clause], asksOracle: Bool = false, _ make: @escaping () -> S) {
    self.make = make
    judge = Judge(clauses, setup: .empty)
    comparison = asksOracle ? clauses.firstIndex { $0.id == Clause.dueIsDone.id } : nil
  }

  var clauses: [Clause] { judge.clauses }

  var tallies: [Tally] {
    var tallies = judge.tallies
    if let comparison, let compared { tallies[comparison] = compared }
    return tallies
  }

  var isApplicable: [Bool] { judge.isApplicable }

  var trace: Trace { simulation.trace }

  var eventCount: Int { simulation.eventCount }

  func run(_ scenario: Scenario, keepsTrace: Bool) throws {
    guard let setup = scenario.setup else { throw CaseError.noProfile(scenario.profile) }
    judge.begin(setup)
    compared = nil
    simulation.keepsEvents = keepsTrace
    let observer = JudgeObserver(judge: judge)
    if comparison != nil {
      var comparing = OracleObserver(observer, setup: setup)
      try simulate(scenario, setup, observedBy: &comparing)
      comparing.oracle.finish(at: simulation.trace.end, in: simulation.trace)
      compared = Tally(comparing.oracle)
    } else {
      var observer = observer
      try simulate(scenario, setup, observedBy: &observer)
    }
    judge.finish(at: simulation.trace.end)
  }

  private func simulate<Observer: TraceObserver>(
    _ scenario: Scenario,
    _ setup: Setup,
    observedBy observer: inout Observer
  ) throws {
    var subject = make()
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

/// A reason why a scenario cannot be run at all.
enum CaseError: Error, CustomStringConvertible {
  case noProfile(String)

  var description: String {
    switch self {
    case .noProfile(let name): "the scenario's profile \(name), or a setting of it, is not known"
    }
  }
}
