// Goal: any bytes are a scenario that is run and judged, each scenario has bytes, and a fault is
// found.
// Method: the corpus and the small scenarios are converted there and back; bytes from a stream of
// random numbers are run against the reference and against a mutant.
import Campaigns
import Clauses
import PropertyTesting
import RuntimeMutants
import ScenarioGeneration
import Testing
import WidgetModel

@testable import RuntimeFuzzing

@Suite struct RuntimeFuzzerTests {
  @Test func `choices go there and back`() {
    let choices: [UInt64] = [0, 1, 127, 128, 300, 1 << 21, .max, 0]
    #expect(ChoiceBytes.choices(in: ChoiceBytes.bytes(of: choices)) == choices)
    #expect(ChoiceBytes.bytes(of: [0, 127]) == [0, 127])
    #expect(ChoiceBytes.choices(in: [0xFF]) == [127])
    #expect(ChoiceBytes.choices(in: Array(repeating: 0xFF, count: 12) + [1]) == [.max])
  }

  @Test func `small scenarios go there and back`() {
    let fuzzer = RuntimeFuzzer(.reference)
    let small = SmallScenarios(profile: .iOS26, variesSettings: false)
    var tried = 0
    for index in stride(from: 0, to: small.count, by: 97) {
      let scenario = small[index].scenario
      #expect(fuzzer.scenario(of: fuzzer.bytes(of: scenario)) == scenario)
      tried += 1
    }
    #expect(tried > 100)
  }

  @Test func `any bytes are run, and the reference holds`() {
    let fuzzer = RuntimeFuzzer(.reference)
    var random = Xoshiro256(seed: 1)
    var held = 0
    for _ in 0..<300 {
      let length = Int(random.next(upTo: 120))
      // Small bytes, so that numbers are small.
      let bytes = (0..<length).map { _ in UInt8(random.next(upTo: 3)) }
      switch fuzzer.run(bytes) {
      case .held: held += 1
      case .skipped: break
      case .undecided(let reason): Issue.record("undecided: \(reason)")
      case .broken(let file): Issue.record("broken: \(file.title)")
      }
    }
    #expect(held > 200)
  }

  @Test func `what would take too long is skipped`() {
    var scenario = Scenario()
    scenario.workload = [Stimulus(.reloadAllCalled, at: .start, every: .seconds(1), times: 2_001)]
    let fuzzer = RuntimeFuzzer(.reference)
    guard case .skipped = fuzzer.run(fuzzer.bytes(of: scenario)) else {
      Issue.record("it was run")
      return
    }
    scenario.workload[0].times = 2_000
    guard case .held = fuzzer.run(fuzzer.bytes(of: scenario)) else {
      Issue.record("it was not run")
      return
    }
  }

  @Test func `a fault that a seed meets is found and kept with its scenario`() throws {
    let mutant = try #require(Mutant.catalogue.first { $0.clause == "TL-13.runtime" })
    let fuzzer = RuntimeFuzzer(mutant.subject)
    let files = FuzzSeeds.files(of: [], everySmall: 4, for: fuzzer)
    #expect(Set(files.map(\.name)).count == files.count && files.count > 1000)
    for file in files {
      guard case .broken(let found) = fuzzer.run(file.bytes) else { continue }
      #expect(found.finding?.subject == "mutant:\(mutant.id)")
      #expect(found.scenario == fuzzer.scenario(of: file.bytes))
      return
    }
    Issue.record("no seed met the fault")
  }
}
