import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

// Goal: cases that fail for one reason end at one scenario, through either source.
// Method: properties of scenarios that need no runtime, from several drawn starts each.
@Suite struct ScenarioShrinkingTests {
  struct Want: Sendable, CustomTestStringConvertible {
    var name: String
    var isShown: @Sendable (Scenario) -> Bool
    var testDescription: String { name }
  }

  static let wants = [
    Want(name: "a reload") { $0.workload.contains { $0.input.word == .reload } },
    Want(name: "36 reloads") {
      $0.workload.contains {
        $0.input.word == .reload && $0.times >= 36 && $0.every >= .minutes(5)
      }
    },
    Want(name: "a placement at a soft deadline and a tick") {
      $0.widgets.contains { widget in
        !widget.placements.isEmpty
          && widget.timelines.contains { $0.answers.contains { $0.delay > .seconds(5) } }
      }
    },
    Want(name: "two entries and a tap") { scenario in
      scenario.workload.contains { $0.input.word == .tap }
        && scenario.widgets.contains { widget in
          widget.timelines.contains { $0.answers.contains { $0.entries.count > 1 } }
        }
    },
  ]

  @Test(arguments: wants)
  func `one reason ends at one scenario from several starts`(want: Want) throws {
    var minima: Set<Scenario> = []
    var starts = 0
    var sizes: [Int] = []
    ScenarioGeneratorTests.draw(4000, .iOS26, seed: 5) { generated, source in
      guard starts < 4, want.isShown(generated.scenario) else { return }
      starts += 1
      let property: (Scenario) -> Verdict<Int> = { want.isShown($0) ? .failed([1]) : .passed }
      let drawn = Shrinker<ScenarioGenerator, Int>(
        generator: ScenarioGenerator(profile: .iOS26),
        property: { property($0.scenario) }
      ).shrink(source.values, keeping: 1).value.scenario
      for start in [generated.scenario, drawn] {
        let decoder = ScenarioDecoder(for: start) { _ in false }
        let shrinker = Shrinker<ScenarioDecoder, Int>(generator: decoder, property: property)
        let result = shrinker.shrink(decoder.choices(of: start), keeping: 1)
        minima.insert(result.value)
        sizes.append(result.calls)
      }
    }
    #expect(starts == 4)
    #expect(minima.count == 1, "\(minima.map(ScenarioText.lines))")
  }
}
