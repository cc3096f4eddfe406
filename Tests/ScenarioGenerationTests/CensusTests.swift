import Clauses
import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

// Goal: the statistics of a run count the features of its cases.
// Method: the stimuli and settings of each case are counted again from its scenario; sets of small
// numbers contain the last of their counts.
@Suite struct CensusTests {
  @Test func `each kind of stimulus and each setting of a case is counted`() {
    let island = Island<ScenarioGenerator, String>(
      seed: 1,
      index: 0,
      of: 1,
      cases: 3_000,
      generator: ScenarioGenerator(profile: .strict),
      options: .randomOnly
    )
    var expected: [String: Int] = [:]
    let statistics = island.run { generated, _ in
      for word in Set(generated.scenario.workload.map(\.input.word)) {
        expected["stimulus \(word.rawValue)", default: 0] += 1
      }
      for setting in generated.scenario.settings {
        expected["setting \(setting.key.rawValue)", default: 0] += 1
      }
      return .passed
    }.statistics
    let words = Input.Word.ofScripts.filter { expected["stimulus \($0.rawValue)"] != nil }
    #expect(words.count == Input.Word.ofScripts.count - 1)
    for (label, count) in expected { #expect(statistics.count(of: label) == count, "\(label)") }
    let stimuli = statistics.labels.filter { $0.label.hasPrefix("stimulus ") }
    #expect(stimuli.count == words.count)
  }

  @Test func `a set of faults and one of features hold each by itself`() {
    for fault in Fault.allCases {
      var faults = FaultSet()
      faults.insert(fault)
      #expect(faults.list == [fault])
    }
    for feature in Feature.allCases {
      let others = Features(.max).subtracting([feature])
      #expect(Feature.allCases.filter { !others.isOn($0) } == [feature])
    }
  }
}
