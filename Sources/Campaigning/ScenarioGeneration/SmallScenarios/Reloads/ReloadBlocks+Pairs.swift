import Clauses
import WidgetModel

extension ReloadBlocks {
  /// Every two simultaneous stimuli at the start, and each when the budget may be empty.
  static func pairs(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let homes = SmallHome.all(limits)
    let inputs: [Input?] = [
      nil, .reloadCalled(kind: 0), .reloadAllCalled, .pushReceived, .foreground(true),
      .audioSession(true),
      .navigationSession(true), .locked(true), .locked(false), .visible(PlacementID(0), false),
      .visible(PlacementID(0), true), .tapped(PlacementID(0), node: 0), .localeChanged(1),
      .textSizeChanged(1),
      .clockMoved(.tick), .clockMoved(.zero - .tick), .rebooted, .processKilled(WidgetID(0)),
    ]
    let every = Interval(microseconds: max(limits.leastReloadInterval, 300_000_000))
    let isEmpty = Instant.start + every * limits.exhaustion(every: every.microseconds)
    let radices = [homes.count, inputs.count, inputs.count + 2]
    return ScenarioBlock(name: "pairs", radices: radices) { digits in
      let home = homes[digits[0]]
      let first = inputs[digits[1]]
      var scenario = base
      scenario.device = home.device
      scenario.widgets = home.widgets
      scenario.length = Interval(microseconds: isEmpty.microseconds) + .hours(1)
      scenario.workload =
        switch digits[2] {
        case digits[1]: [Stimulus(first, at: .start, times: 2)]
        case inputs.count: [Stimulus(first, at: isEmpty)]
        case inputs.count + 1:
          [Stimulus(first, at: .start), Stimulus(.reloadCalled(kind: 0), at: isEmpty)]
        default: [Stimulus(first, at: .start), Stimulus(inputs[digits[2]], at: .start)]
        }
      return GeneratedScenario(scenario, faults: home.faults, limits: limits)
    }
  }
}

/// Minimal widgets, each with one feature that a stimulus may affect.
private struct SmallHome: Sendable {
  var device = Device()
  var widgets: [Widget] = []
  var faults = FaultSet()

  init(_ widgets: Widget..., faults: Fault...) {
    self.widgets = widgets
    for fault in faults { self.faults.insert(fault) }
  }

  static func all(_ limits: Boundaries) -> [SmallHome] {
    var plain = Widget()
    plain.placements = [PlacedWidget()]
    var twice = plain
    twice.placements.append(PlacedWidget())
    var pushed = plain
    pushed.isPushEnabled = true
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    let still = Widget.small(answer)
    answer.policy = .atEnd
    let ending = Widget.small(answer)
    var locked = SmallHome(plain)
    locked.device.isLocked = true
    var added = plain
    added.placements[0].added = .start + .tick
    var pushedTwice = pushed
    pushedTwice.placements.append(PlacedWidget())
    var failing = twice
    failing.placements.append(PlacedWidget())
    failing.timelines = [ScriptedCall()]
    var recovering = ending
    recovering.timelines.insert(ScriptedCall(), at: 0)
    // Three widgets answer out of order: the first, the third, then the second.
    let seconds: [Int64] = [2, 4, 3]
    let slow = seconds.map { delay in
      var widget = still
      widget.timelines[0].answers[0].delay = min(
        .seconds(delay),
        Interval(microseconds: limits.harmlessDelay)
      )
      return widget
    }
    return [
      SmallHome(plain), locked, SmallHome(added), SmallHome(twice), SmallHome(plain, plain),
      SmallHome(pushed), SmallHome(plain, pushed), SmallHome(pushedTwice), SmallHome(ending),
      SmallHome(still.with(.button)), SmallHome(still.with(.toggle)),
      SmallHome(ending.with(.button)), SmallHome(failing, faults: .neverAnswered),
      SmallHome(recovering, faults: .neverAnswered), SmallHome(slow[0], slow[1], slow[2]),
    ]
  }
}

extension Widget {
  /// Returns the widget with one control beside a container background.
  fileprivate func with(_ control: ViewKind) -> Widget {
    var widget = self
    widget.views = [
      ViewTree(nodes: [ViewNode(control, target: 1), ViewNode(.containerBackground)])
    ]
    return widget
  }
}
