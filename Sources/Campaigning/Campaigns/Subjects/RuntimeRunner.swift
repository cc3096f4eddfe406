import Clauses
import WidgetModel
import WidgetRuntime

/// Runs scenarios with their own scripted widgets against one kind of runtime.
final class RuntimeRunner<S: Subject>: CaseRunner {
  private let judge: Judge
  private(set) var served: [ScriptedSource.ServedCall] = []
  private(set) var hello: Hello?

  /// Told of each series of scenarios before its first.
  private let prepare: (CaseSeries) -> Void

  private let make: () -> S
  private let simulation = Simulation()

  init(
    judging clauses: [Clause],
    observations: EventKinds = .all,
    prepare: @escaping (CaseSeries) -> Void = { _ in },
    _ make: @escaping () -> S
  ) {
    self.prepare = prepare
    self.make = make
    judge = Judge(clauses, setup: .empty, observations: observations)
  }

  var clauses: [Clause] { judge.clauses }

  var tallies: [Tally] { judge.tallies }

  var isApplicable: [Bool] { judge.isApplicable }

  var trace: Trace { simulation.trace }

  var eventCount: Int { simulation.eventCount }

  func begin(_ series: CaseSeries) { prepare(series) }

  func run(_ scenario: Scenario, keepsTrace: Bool) throws {
    guard let setup = scenario.setup else { throw CaseError.noProfile(scenario.profile) }
    judge.begin(setup)
    var subject = make()
    var source = ScriptedSource(scenario)
    var observer = JudgeObserver(judge: judge)
    defer { served = source.served }
    simulation.keepsEvents = keepsTrace
    hello = try simulation.run(
      scenario,
      setup: setup,
      subject: &subject,
      source: &source,
      observer: &observer
    )
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
