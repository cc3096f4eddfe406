// Goal: cases change how the budget counts, the user's own settings stay, and settings that do not
// matter to a finding are removed again.
import PropertyTesting
import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct DrawnSettingsTests {
  private func drawn(_ settings: [Setting] = []) -> [[Setting]] {
    let generator = ScenarioGenerator(profile: .iOS26, settings: settings)
    let source = ChoiceSource()
    return (0..<2000 as Range<UInt64>).map { seed in
      source.beginRandom(Xoshiro256(seed: seed))
      return generator.generate(from: source).scenario.settings
    }
  }

  @Test func `every budget model, scope and anchor occurs, and most cases change nothing`() {
    let all = drawn()
    let amounts: [ProfileKey] = [
      .budgetAnchor, .dailyReloads, .budgetBurst, .foregroundCallInterval, .launchDeafness,
      .activityPushBudget, .activityStartBudget,
    ]
    let values = Set(all.joined().filter { !amounts.contains($0.key) })
    #expect(values.count == 7, "\(values)")
    let sizes = Set(all.joined().filter { $0.key == .dailyReloads }.map(\.value))
    #expect(sizes == Set((0...8).map { "\($0)" }))
    for key in amounts { #expect(all.joined().contains { $0.key == key }, "\(key)") }
    for key in [ProfileKey.activityPushBudget, .activityStartBudget] {
      #expect(Set(all.joined().filter { $0.key == key }.map(\.value)) == ["1", "2", "3", "4"])
    }
    #expect(all.count { $0.isEmpty } > 1200)
    for settings in all {
      #expect(Set(settings.map(\.key)).count == settings.count)
      var scenario = Scenario()
      scenario.settings = settings
      #expect(scenario.setup != nil)
    }
  }

  @Test func `what the user has set stays`() {
    let own = Setting(.budgetModel, 0)
    for settings in drawn([own]) {
      #expect(settings.first == own)
      #expect(settings.count { $0.key == .budgetModel } == 1)
    }
  }

  @Test func `a setting that plays no part is taken out, and one that is to be kept is not`() {
    var scenario = Scenario()
    scenario.settings = [Setting(.budgetScope, 1), Setting(.doubleReloadOnIntent, 1)]
    let decoder = ScenarioDecoder(for: scenario) { $0.key == .budgetScope }
    let shrinker = Shrinker<ScenarioDecoder, Int>(generator: decoder) { _ in .failed([1]) }
    let choices = decoder.choices(of: scenario)
    let source = ChoiceSource()
    source.beginReplay(choices)
    #expect(decoder.generate(from: source).settings == scenario.settings)
    let least = shrinker.shrink(choices, keeping: 1).value
    #expect(least.settings == [Setting(.budgetScope, 1)])
  }
}
