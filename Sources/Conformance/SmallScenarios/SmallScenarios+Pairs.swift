import WidgetModel

extension SmallScenarios.Block {
  /// Every two things that can happen at once or one after the other, with the plainest widgets that
  /// could be concerned; at the start, or when the budget may be empty.
  static func pairs(_ base: Scenario, _ limits: Boundaries) -> Self {
    let homes = SmallHome.all(limits)
    let actions: [Action] = [
      .none, .reload(kind: 0), .reloadAll, .push, .foreground(true), .audio(true),
      .navigation(true), .lock(true), .lock(false), .show(placement: 0, false),
      .show(placement: 0, true), .tap(placement: 0, node: 0), .locale(1), .textSize(1),
      .moveClock(.tick), .moveClock(.zero - .tick), .reboot, .kill(widget: 0),
    ]
    let every = Interval(microseconds: max(limits.leastReloadInterval, 300_000_000))
    let isEmpty = Instant.start + every * limits.exhaustion(every: every.microseconds)
    let radices = [2, homes.count, actions.count, actions.count]
    return Self(radices: radices) { digits in
      let home = homes[digits[1]]
      var scenario = base
      scenario.device = home.device
      scenario.widgets = home.widgets
      let instant = digits[0] == 0 ? Instant.start : isEmpty
      scenario.length = Interval(microseconds: instant.microseconds) + .hours(1)
      scenario.workload = [
        Stimulus(actions[digits[2]], at: instant), Stimulus(actions[digits[3]], at: instant),
      ]
      return GeneratedScenario(scenario, faults: home.faults, limits: limits)
    }
  }
}

/// The plainest widgets, each with one thing that a stimulus may concern.
private struct SmallHome: Sendable {
  var device = Device()
  var widgets: [Widget] = []
  var faults = FaultSet()

  init(_ widgets: Widget...) { self.widgets = widgets }

  /// The homes, simplest first.
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
    return [
      SmallHome(plain), locked, SmallHome(twice), SmallHome(plain, plain), SmallHome(pushed, plain),
      SmallHome(ending), SmallHome(still.with(.button)), SmallHome(still.with(.toggle)),
      SmallHome(ending.with(.button)),
    ]
  }
}

extension Widget {
  /// The widget with one control in a container background.
  fileprivate func with(_ control: ViewKind) -> Widget {
    var widget = self
    widget.views = [
      ViewTree(nodes: [ViewNode(control, target: 1), ViewNode(.containerBackground)])
    ]
    return widget
  }
}
