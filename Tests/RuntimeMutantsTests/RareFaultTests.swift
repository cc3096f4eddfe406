import Clauses
import Testing

@testable import Campaigns

// Goal: what outlived an audit's random cases is held by the small scenarios that were written for it.
// Method: each fault is judged by the second model on the scenario that is remembered for it, which the reference
// passes.
@Suite struct RareFaultTests {
  @Test(arguments: RareFault.catalogue.indices)
  func `a rare fault differs from what is due`(place: Int) throws {
    let fault = RareFault.catalogue[place]
    let scenario = try #require(AutomaticMutantTests.scenarios.scenario(named: fault.place))
    for (subject, isRight) in [(fault.subject, false), (.reference, true)] {
      let runner = subject.makeRunner([.dueIsDone])
      try runner.run(scenario)
      #expect(runner.tallies[0].violations.isEmpty == isRight, "\(subject.name), \(fault.name)")
    }
  }
}
