import Testing
import WidgetModel
import WidgetRuntime

@testable import Clauses
@testable import ScenarioGeneration

// Goal: each checker finds its planted bug and is silent on the near miss.
// Method: both run alone on a phone under every profile in which the clause applies.
@Suite struct PlantedBugCheckTests {
  @Test(arguments: Profile.catalogue)
  func `each checker finds its planted bug and passes the near miss`(profile: Profile) throws {
    for bug in PlantedBug.catalogue {
      guard let clause = Clause.named(bug.clause), clause.inapplicable(profile) == nil else {
        continue
      }
      #expect(try !isClean(bug.plant(profile), clause, profile), "\(clause.id) misses its bug")
      #expect(try isClean(bug.nearMiss(profile), clause, profile), "\(clause.id) on its near miss")
    }
  }

  private func isClean(_ widget: Widget, _ clause: Clause, _ profile: Profile) throws -> Bool {
    let scenario = PlantedBug.scenario(of: widget, profile)
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
