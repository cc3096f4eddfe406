import WidgetModel

extension ReloadBlocks {
  /// Budgets that drop reloads: two waiting causes, the reason they wait, and a later request.
  static func drops(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let causes: [Input] = [
      .reloadCalled(kind: 0), .pushReceived, .systemChanged(.account),
      .tapped(PlacementID(0), node: 1),
    ]
    let models: [BudgetModel] = [.tokenBucket, .slidingWindow, .anchoredWindow]
    let least = max(Interval(microseconds: profile[.minReloadInterval]), .minutes(1))
    let radices = [models.count, causes.count, causes.count, 3, 2]
    return ScenarioBlock(name: "drops", radices: radices) { digits in
      var scenario = base
      scenario.add([
        Setting(.dropsOverBudget, 1), Setting(.budgetModel, Int64(ordinal(of: models[digits[0]]))),
        Setting(.dailyReloads, 2), Setting(.budgetBurst, 2),
      ])
      var answer = ScriptedAnswer()
      answer.entries = [ScriptedEntry()]
      answer.delay = .seconds(4)
      var widget = Widget.small(answer)
      widget.isPushEnabled = true
      widget.intents = [ScriptedIntent()]
      widget.views = [
        ViewTree(nodes: [
          ViewNode(.containerBackground), ViewNode(.toggle, depth: 1, target: 1),
        ])
      ]
      scenario.widgets = [widget]
      // After the last of the budget, two causes wait for the current reload, the interval or
      // visibility.
      let spent = Instant.start + least
      let isUnseen = digits[3] == 2
      let waits = spent + (digits[3] == 0 ? .seconds(1) : digits[3] == 1 ? .seconds(10) : least * 2)
      scenario.workload = [
        Stimulus(.reloadCalled(kind: 0), at: spent), Stimulus(causes[digits[1]], at: waits),
        Stimulus(causes[digits[2]], at: waits + .seconds(1)),
      ]
      if isUnseen {
        scenario.workload += [
          Stimulus(.visible(PlacementID(0), false), at: waits - .seconds(1)),
          Stimulus(.visible(PlacementID(0), true), at: waits + .minutes(1)),
        ]
      }
      if digits[4] == 1 {
        scenario.workload.append(Stimulus(.pushReceived, at: waits + .hours(25)))
      }
      scenario.length = .hours(30)
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }
}
