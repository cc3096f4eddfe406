import PropertyTesting
import Testing

@testable import Conformance

// Goal: the stateful workloads are found soon and end at one simplest case.
// Method: random first failures at full size from several seeds; the exact minimum is asserted, and
// that it fails while no shorter beginning of it does.
@Suite struct StatefulTests {
  @Test(arguments: StatefulSuite.names)
  func `a workload ends at its simplest failing case from every seed`(name: String) throws {
    let figure = try #require(StatefulSuite.measure(name, seeds: 8))
    #expect(figure.found == 8)
    #expect(figure.simplest == 8)
    #expect(figure.atLeastSteps == 8)
    #expect(figure.distinctResults == 1)
    #expect(figure.distinctStarts == 8)
    #expect(figure.runs.median <= 150)
    #expect(figure.casesToFind <= 100)
  }

  @Test func `the stated minimum of each workload fails and needs its last step`() {
    check(StatefulWorkloads.dieHard)
    check(StatefulWorkloads.ring3)
    check(StatefulWorkloads.ring8)
    check(StatefulWorkloads.ringWrap)
    check(StatefulWorkloads.registry)
    check(StatefulWorkloads.recentCache)
  }

  private func check<Machine>(_ workload: StatefulWorkload<Commands<Machine>, String>) {
    let minimum = workload.minimum()
    #expect(!workload.verdict(minimum, nil).failures.isEmpty)
    for count in minimum.indices {
      #expect(workload.verdict(Array(minimum.prefix(count)), nil) == .passed)
    }
  }

  @Test func `all seven workloads are measured, and no other`() {
    #expect(Set(StatefulSuite.names).count == 7)
    #expect(StatefulSuite.measure("nothing like it", seeds: 1) == nil)
  }
}
