import Foundation
import Testing

// Goal: no input ends the command with a signal or an internal error, and none is waited for.
// Method: well-formed inputs of each kind are mutated and read in this process, so that a trap ends
// the test and `.ci/hostile-inputs` names the input that caused it.
@Suite(.serialized) struct HostileInputTests {
  @Test(arguments: InputKind.all)
  func `a mutated input is read or refused`(kind: InputKind) throws {
    let plan = HostilePlan.environment
    let mutator = InputMutator(seeds: try kind.seeds())
    try #require(!mutator.seeds.isEmpty)
    for seed in mutator.seeds { #expect(try kind.read(seed), "a seed was refused") }
    var read = 0
    var refused = 0
    for number in plan.numbers(of: kind) {
      let input = mutator.input(plan.random(of: kind, number))
      plan.record(kind, number)
      let start = ContinuousClock.now
      do {
        if try kind.read(input) { read += 1 } else { refused += 1 }
      } catch {
        Issue.record("\(kind.name):\(number): \(error)")
      }
      let time = ContinuousClock.now - start
      #expect(time < .seconds(10), "\(kind.name):\(number) took \(time)")
    }
    // If every mutation were refused, or none, the run would show nothing.
    if plan.only == nil, kind.isStrict {
      #expect(read > 0)
      #expect(refused > 0)
    }
    if plan.isNightly {
      print("\(kind.name): \(read) read, \(refused) refused, \(HostileInputTests.peak) MB at most")
      #expect(HostileInputTests.peak < 2_000)
    }
  }

  @Test func `inputs depend on the kind, the seed and the number alone`() throws {
    let kind = try #require(InputKind.all.first)
    let plan = HostilePlan.environment
    let inputs = try (0..<2).map { _ -> [[UInt8]] in
      let mutator = InputMutator(seeds: try kind.seeds())
      return (0..<100).map { mutator.input(plan.random(of: kind, $0)) }
    }
    #expect(inputs[0] == inputs[1])
    #expect(Set(inputs[0]).count > 50)
  }

  /// The greatest memory of this process so far, in megabytes.
  private static var peak: Int {
    var usage = rusage()
    #if os(Linux)
      // The overlay imports the constant with another type than the function's.
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_000
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_000_000
    #endif
  }
}
