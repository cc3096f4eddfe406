import Clauses
import Testing

@testable import Campaigns

// Goal: the faults that survived an audit's random cases are caught by the small scenarios that
// were written for them.
// Method: the second model judges each fault on its remembered scenario, which the reference
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
