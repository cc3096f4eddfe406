import Foundation
import Testing
import VirtualTime

// Goal: a simulated day is the same a hundred times over, alone and while others run.
// Method: two suites, which Swift Testing runs in parallel with each other and with all the rest,
// each with its own seeds; during one of them a real task sleeps.
@Suite struct DeterminismTests {
  @Test func `a day is the same 100 times over`() {
    let first = SimulatedDay.lines(seed: 1)
    #expect(first.count > 96 * 2)
    for _ in 1..<100 { #expect(SimulatedDay.lines(seed: 1) == first) }
  }

  @Test func `days of different seeds differ`() {
    #expect(SimulatedDay.lines(seed: 1) != SimulatedDay.lines(seed: 2))
  }
}

@Suite struct ParallelDeterminismTests {
  @Test func `a day is the same 100 times over beside real tasks`() async throws {
    async let sleeper: Duration = ContinuousClock().measure {
      try await Task.sleep(for: .milliseconds(5))
    }
    let first = SimulatedDay.lines(seed: 3)
    for _ in 1..<100 { #expect(SimulatedDay.lines(seed: 3) == first) }
    #expect(try await sleeper >= .milliseconds(5))
  }

  @Test func `simulations in parallel do not disturb each other`() async {
    let alone = (0..<8).map { SimulatedDay.lines(seed: $0) }
    let together = await withTaskGroup(of: (Int, [String]).self) { group in
      for seed in 0..<8 {
        group.addTask { (seed, SimulatedDay.lines(seed: UInt64(seed))) }
      }
      var together = [[String]](repeating: [], count: 8)
      for await (seed, lines) in group { together[seed] = lines }
      return together
    }
    #expect(together == alone)
  }
}
