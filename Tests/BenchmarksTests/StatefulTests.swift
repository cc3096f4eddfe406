import PropertyTesting
import Testing

@testable import Benchmarks

// Goal: the stateful workloads are found soon and end at one simplest case.
// Method: random first failures at full size from several seeds; the exact minimum must fail, and
// no shorter prefix of it.
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

  @Test func `no shorter list of commands fails: all of them are tried`() {
    let jugs: [DieHard.Command] = [
      .fillSmall, .fillBig, .emptySmall, .emptyBig, .pourSmallIntoBig, .pourBigIntoSmall,
    ]
    let dieHard = ShortestRefutation(
      machine: DieHard(),
      commands: { _, _ in jugs },
      key: { model, _ in model }
    ).find(limit: 6)
    #expect(dieHard?.steps == 6)
    #expect(dieHard?.ways == 1)
    for slots in [3, 8] {
      let ring = ShortestRefutation(
        machine: Ring(slots: slots),
        commands: { model, _ in
          (model.count < slots ? [.put(0)] : []) + (model.isEmpty ? [] : [.get]) + [.size]
        },
        key: { [$0.count, $1.start, $1.end] }
      ).find(limit: slots + 1)
      #expect(ring?.steps == slots + 1)
    }
    // Two numbers are enough: a failing list still fails when all numbers except one become equal.
    let wrap = ShortestRefutation(
      machine: RingWrap(),
      commands: { model, _ in
        (model.count < RingWrap.slots ? [.put(0), .put(1)] : []) + (model.isEmpty ? [] : [.get])
      },
      key: { [$0, $1.slots, [Int32($1.start), Int32($1.end)]] }
    ).find(limit: 20)
    #expect(wrap?.steps == 20)
    let cache = ShortestRefutation(
      machine: RecentCache(),
      commands: { _, _ in (0..<5).flatMap { [.put(key: $0, value: 0), .get(key: $0)] } },
      key: { [$0, $1] }
    ).find(limit: 6)
    #expect(cache?.steps == 6)
    let names = ["a", "b"]
    let registry = ShortestRefutation(
      machine: ProcessRegistry(),
      commands: { model, _ in
        [.spawn] + names.map { .unregister(name: $0) }
          + model.alive.flatMap { process in
            [.kill(process)] + names.map { .register(process, name: $0) }
          }
      },
      key: { model, system in
        "\(model.alive) \(names.map { model.names[$0] }) \(names.map { system.names[$0] })"
      }
    ).find(limit: 5)
    #expect(registry?.steps == 5)
  }

  @Test func `all seven workloads are measured, and no other`() {
    #expect(Set(StatefulSuite.names).count == 7)
    #expect(StatefulSuite.measure("nothing like it", seeds: 1) == nil)
  }
}
