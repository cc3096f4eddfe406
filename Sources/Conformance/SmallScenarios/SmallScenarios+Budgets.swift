import WidgetModel

extension SmallScenarios.Block {
  /// How often and how fast reloads are asked for, by what, and in which state of the phone.
  static func budgets(_ base: Scenario, _ limits: Boundaries) -> Self {
    let times = distinct([limits.burst, limits.burst + 1, limits.daily + 1]).map(Int.init)
    let least = max(limits.leastReloadInterval, 1)
    let everies = distinct([least, least - 1, 1_200_000_000].filter { $0 > 0 })
    let actions: [Action] = [
      .reload(kind: 0), .reloadAll, .push, .tap(placement: 0, node: 1), .reload(kind: 1),
    ]
    let states: [Action] = [
      .none, .foreground(true), .audio(true), .navigation(true), .lock(true),
      .show(placement: 0, false),
    ]
    return Self(radices: [times.count, everies.count, actions.count, states.count]) { digits in
      var answer = ScriptedAnswer()
      answer.entries = [ScriptedEntry()]
      var widget = Widget.small(answer)
      widget.isPushEnabled = true
      widget.views = [
        ViewTree(nodes: [ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1)])
      ]
      // A second placement, of a kind of its own, whose budget nobody uses.
      var other = widget
      other.kind = 1
      other.isPushEnabled = false
      var scenario = base
      scenario.widgets = [widget, other]
      let every = Interval(microseconds: everies[digits[1]])
      let first = Instant(microseconds: every.microseconds)
      scenario.length = every * Int64(times[digits[0]] + 2) + .hours(1)
      scenario.workload = [
        Stimulus(states[digits[3]], at: .start),
        Stimulus(actions[digits[2]], at: first, every: every, times: times[digits[0]]),
      ]
      return GeneratedScenario(scenario: scenario)
    }
  }
}
