import Testing
import WidgetModel
import WidgetRuntime

@testable import Clauses
@testable import ScenarioGeneration

// Goal: each checker finds its seeded fault and is silent on the near miss.
// Method: both run alone on a phone under every profile in which the clause applies.
@Suite struct SeededFaultCheckTests {
  @Test(arguments: Profile.catalogue)
  func `each checker finds its seeded fault and passes the near miss`(profile: Profile) throws {
    for fault in SeededFault.catalogue {
      guard let clause = Clause.named(fault.clause), clause.inapplicable(profile) == nil else {
        continue
      }
      #expect(try !isClean(fault.faulty(profile), clause, profile), "\(clause.id) misses its fault")
      #expect(
        try isClean(fault.nearMiss(profile), clause, profile),
        "\(clause.id) on its near miss"
      )
    }
  }

  private func isClean(_ widget: Widget, _ clause: Clause, _ profile: Profile) throws -> Bool {
    let scenario = SeededFault.scenario(of: widget, profile)
    let setup = try #require(scenario.setup)
    let simulation = Simulation()
    var runtime = ReferenceRuntime()
    var code = ScriptedSource(scenario)
    try simulation.run(scenario, subject: &runtime, source: &code)
    let judge = Judge([clause], setup: setup)
    judge.judge(simulation.trace, setup: setup)
    return judge.tallies[0].violations.isEmpty
  }
}
