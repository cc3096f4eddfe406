import Clauses
import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct SmallScenariosTests {
  @Test(arguments: [Profile.iOS14, .iOS26, .simulator, .strict, .lenient])
  func `all small scenarios are distinct, and every one can be run`(profile: Profile) {
    let domain = SmallScenarios(profile: profile)
    var seen: Set<Scenario> = []
    for index in 0..<domain.count {
      let scenario = domain[index].scenario
      seen.insert(scenario)
      if scenario.setup == nil { Issue.record("scenario \(index) has no setup") }
    }
    #expect(seen.count == domain.count)
    #expect((2_000...25_000).contains(domain.count))
  }

  @Test func `a small scenario can be written to a file and read back`() throws {
    let domain = SmallScenarios(profile: .iOS26)
    for index in stride(from: 0, to: domain.count, by: 17) {
      let scenario = domain[index].scenario
      #expect(try JSONReader.value(Scenario.self, from: JSONWriter.json(scenario)) == scenario)
    }
  }

  @Test func `every action and every fault occurs`() {
    let domain = SmallScenarios(profile: .iOS26)
    var words: Set<Input.Word> = []
    var faults: Set<String> = []
    for index in 0..<domain.count {
      let generated = domain[index]
      for stimulus in generated.scenario.workload { words.insert(stimulus.input.word) }
      for fault in generated.seeded { faults.insert(fault.clause.text) }
    }
    #expect(words == Set(Input.Word.ofScripts))
    #expect(faults == Set(Fault.allCases.map(\.clause.text)))
  }

  @Test func `settings are part of every small scenario`() {
    var profile = Profile.iOS26
    profile[.dailyReloads] = 4
    profile[.budgetBurst] = 2
    let settings = [Setting(.dailyReloads, 4), Setting(.budgetBurst, 2)]
    let domain = SmallScenarios(profile: profile, settings: settings)
    for index in 0..<domain.count {
      let all = domain[index].scenario.settings
      #expect(Array(all.prefix(2)) == settings && Set(all.map(\.key)).count == all.count)
    }
    let least = (0..<domain.count).flatMap { domain[$0].scenario.workload.map(\.times) }
    #expect(Set(least) == [1, 2, 3, 4, 5, 9, 10, 11, 12, 56])
  }
}
