import WidgetModel

enum ReloadBlocks {
  /// Reloads by number, speed and cause, in each state of the phone.
  static func budgets(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let times = distinct([limits.burst, limits.burst + 1, limits.daily + 1]).map(Int.init)
    let least = max(limits.leastReloadInterval, 1)
    let everies = distinct([least, least - 1, 1_200_000_000].filter { $0 > 0 })
    let inputs: [Input?] = [
      .reloadCalled(kind: 0), .reloadAllCalled, .pushReceived, .tapped(PlacementID(0), node: 1),
      .reloadCalled(kind: 1),
    ]
    // From the start, or from about the time at which the budget is empty.
    let states: [(Input?, isLate: Bool)] = [
      (nil, false), (.foreground(true), false), (.foreground(true), true),
      (.audioSession(true), true),
      (.navigationSession(true), true), (.locked(true), false),
      (.visible(PlacementID(0), false), true),
      (.tapped(PlacementID(0), node: 1), true), (.localeChanged(1), true), (.rebooted, true),
    ]
    let radices = [times.count, everies.count, inputs.count, states.count]
    return ScenarioBlock(name: "budgets", radices: radices) { digits in
      var answer = ScriptedAnswer()
      answer.entries = [ScriptedEntry(), ScriptedEntry()]
      answer.entries[1].offset = max(.minutes(10), Interval(microseconds: limits.leastSpacing))
      var widget = Widget.small(answer)
      widget.isPushEnabled = true
      widget.views = [
        ViewTree(nodes: [ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1)])
      ]
      // A second placement, of its own kind, whose budget stays unused.
      var other = widget
      other.kind = 1
      other.isPushEnabled = false
      var scenario = base
      scenario.widgets = [widget, other]
      let every = Interval(microseconds: everies[digits[1]])
      let first = Instant(microseconds: every.microseconds)
      let isEmpty = first + every * limits.exhaustion(every: every.microseconds)
      scenario.length = every * Int64(times[digits[0]] + 2) + .hours(1)
      scenario.workload = [
        Stimulus(
          states[digits[3]].0,
          at: states[digits[3]].isLate ? isEmpty : .start
        ),
        Stimulus(inputs[digits[2]], at: first, every: every, times: times[digits[0]]),
      ]
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }
}
