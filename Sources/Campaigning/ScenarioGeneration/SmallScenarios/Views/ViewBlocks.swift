import Clauses
import WidgetModel

enum ViewBlocks {
  /// A tap on each node of each tree and family, on a locked or unlocked phone.
  static func taps(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let trees = SmallTree.all(limits)
    return ScenarioBlock(name: "taps", radices: [trees.count, Family.allCases.count, 5, 2]) {
      digits in
      var answer = ScriptedAnswer()
      answer.entries = [ScriptedEntry()]
      var widget = Widget.small(answer)
      widget.placements[0].family = Family.allCases[digits[1]]
      widget.views = [trees[digits[0]].tree]
      var scenario = base
      scenario.length = .hours(1)
      scenario.widgets = [widget]
      if digits[3] == 1 {
        scenario.workload.append(Stimulus(.locked(true), at: .start + .seconds(1)))
      }
      let tap = Input.tapped(PlacementID(0), node: Int32(digits[2]) - 1)
      scenario.workload.append(Stimulus(tap, at: .start + .seconds(2)))
      return GeneratedScenario(scenario, faults: trees[digits[0]].faults, limits: limits)
    }
  }
}
