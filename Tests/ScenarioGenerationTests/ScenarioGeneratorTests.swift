import Clauses
import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct ScenarioGeneratorTests {
  /// Passes drawn cases to a body, from one seed and one profile.
  static func draw(
    _ count: Int,
    _ profile: Profile,
    seed: UInt64 = 7,
    _ body: (GeneratedScenario, ChoiceSource) -> Void
  ) {
    let generator = ScenarioGenerator(profile: profile)
    let source = ChoiceSource()
    for number in 0..<UInt64(count) {
      source.beginRandom(Xoshiro256(seed: seed, number))
      body(generator.generate(from: source), source)
    }
  }

  @Test(arguments: Profile.catalogue)
  func `every drawn scenario can be written to a file and read back`(profile: Profile) throws {
    var wrong: [Error] = []
    Self.draw(200, profile) { generated, _ in
      do {
        let json = JSONWriter.json(generated.scenario)
        let read = try JSONReader.value(Scenario.self, from: json)
        #expect(read == generated.scenario)
      } catch { wrong.append(error) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: Profile.catalogue)
  func `a poll that the refill almost keeps up with has an end in sight`(profile: Profile) {
    let boundaries = Boundaries(profile)
    let even = Interval.day.microseconds / max(1, boundaries.daily - boundaries.burst)
    for every in even - 2...even + 2 {
      let repetitions = boundaries.exhaustion(every: every)
      #expect((1...Boundaries.mostRepetitions).contains(repetitions))
      #expect(!repetitions.multipliedReportingOverflow(by: every).overflow)
    }
  }

  @Test(arguments: Profile.catalogue)
  func `the workload is in the order of time and within the run`(profile: Profile) {
    Self.draw(500, profile) { generated, _ in
      let times = generated.scenario.workload.map(\.at)
      #expect(times == times.sorted())
      #expect(times.allSatisfy { $0 <= .start + generated.scenario.length + .minutes(30) })
      #expect(generated.scenario.workload.allSatisfy { $0.times >= 1 })
    }
  }

  @Test func `the same choices make the same scenario`() {
    let generator = ScenarioGenerator(profile: .iOS26)
    let replay = ChoiceSource()
    Self.draw(500, .iOS26) { generated, source in
      replay.beginReplay(source.values)
      #expect(generator.generate(from: replay) == generated)
      #expect(replay.values == source.values)
    }
  }

  @Test func `the simplest choices make an empty day`() {
    let source = ChoiceSource()
    source.beginSimplest()
    let generated = ScenarioGenerator(profile: .iOS26).generate(from: source)
    #expect(generated == GeneratedScenario(scenario: Scenario()))
  }

  @Test func `every fault, policy and kind of stimulus is drawn`() {
    var faults: Set<String> = []
    var words: Set<Input.Word> = []
    Self.draw(10_000, .strict) { generated, _ in
      for fault in generated.seeded { faults.insert(fault.clause.text) }
      for stimulus in generated.scenario.workload { words.insert(stimulus.input.word) }
    }
    #expect(faults == Set(Fault.allCases.map(\.clause.text)))
    #expect(words == Set(Input.Word.ofScripts).subtracting([.none]))
  }

  @Test func `delays keep late answers apart from answers that never come`() {
    let longest = Profile.iOS26.interval(.timelineHardDeadline) * 2
    Self.draw(3000, .iOS26) { generated, _ in
      for answer in generated.scenario.widgets.flatMap(\.timelines).flatMap(\.answers) {
        #expect(answer.delay >= .zero && answer.delay <= longest)
      }
    }
  }

  @Test func `no code is said to be faulty that was not drawn so`() {
    Self.draw(3000, .iOS26) { generated, _ in
      for fault in generated.seeded {
        #expect(generated.scenario.widgets.indices.contains(fault.widget))
        let calls = generated.scenario.widgets[fault.widget].calls(of: fault.request)
        #expect(calls.indices.contains(fault.call))
      }
    }
  }
}
