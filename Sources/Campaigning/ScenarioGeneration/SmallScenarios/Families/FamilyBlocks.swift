import WidgetModel

enum FamilyBlocks {
  /// Inputs just before or while the app is not installed, and their effects after its return.
  static func absence(_ base: Scenario) -> ScenarioBlock {
    let inputs: [Input] = [
      .foreground(true), .audioSession(true), .navigationSession(true), .pushReceived,
      .reloadCalled(kind: 0), .reloadAllCalled, .added(PlacementID(0)), .kindWithdrawn(WidgetID(0)),
      .localeChanged(1), .rebooted, .galleryOpened(WidgetID(0), .systemSmall), .locked(true),
    ]
    return ScenarioBlock(name: "absence", radices: [inputs.count, 2, 2, 2]) { digits in
      var answer = ScriptedAnswer()
      answer.entries = [ScriptedEntry()]
      var widget = Widget.small(answer)
      widget.isPushEnabled = true
      widget.views = [ViewTree(nodes: [ViewNode(.containerBackground)])]
      // Just before the app is removed, or while it is absent.
      let away = Instant.start + .hours(1)
      let input = away + .seconds(digits[1] == 0 ? -1 : 1)
      let back = away + .minutes(1)
      var scenario = base
      scenario.widgets = [widget]
      scenario.workload = [
        Stimulus(.appInstalled(false), at: away), Stimulus(inputs[digits[0]], at: input),
        Stimulus(.appInstalled(true), at: back), Stimulus(.locked(false), at: back),
        Stimulus(.foreground(true), at: back + .seconds(1)),
        Stimulus(.added(PlacementID(0)), at: back + .seconds(2)),
      ]
      if digits[2] == 1 {
        scenario.workload.append(Stimulus(.foreground(false), at: back + .seconds(3)))
      }
      let call: Input = digits[3] == 0 ? .reloadCalled(kind: 0) : .pushReceived
      scenario.workload.append(Stimulus(call, at: back + .minutes(30)))
      scenario.length = .hours(4)
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }
}
