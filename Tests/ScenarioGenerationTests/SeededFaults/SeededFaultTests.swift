import Testing
import WidgetModel

@testable import Clauses
@testable import ScenarioGeneration

@Suite struct SeededFaultTests {
  @Test func `every fault has one example, whose clause it breaks`() {
    #expect(SeededFault.catalogue.map(\.fault) == Fault.allCases)
    for clause in Clause.catalogue {
      for example in clause.seededFaults { #expect(example.clause == clause.id) }
    }
  }

  @Test func `every clause on scripted providers and views has a seeded fault, and no other`() {
    let obliged = Clause.catalogue.filter(\.isTestedByAgreement)
    #expect(Set(obliged.map(\.id)) == Set(SeededFault.catalogue.map(\.clause)))
  }

  @Test(arguments: Profile.catalogue)
  func `a seeded fault and its near miss differ and are placed`(profile: Profile) {
    for fault in SeededFault.catalogue {
      let faulty = fault.faulty(profile)
      let nearMiss = fault.nearMiss(profile)
      #expect(faulty != nearMiss)
      for widget in [faulty, nearMiss] {
        #expect(widget.placements.count == 1)
        #expect(widget.timelines.count == 1)
        #expect(SeededFault.scenario(of: widget, profile).setup != nil)
      }
    }
  }
}
