import Clauses
import WidgetModel

extension SmallScenarios.Block {
  /// What happens, at which moment of two placements' timelines, and in which state of the phone.
  static func moments(_ base: Scenario, _ limits: Boundaries) -> Self {
    let actions: [Action] = [
      .none, .reload(kind: 0), .reload(kind: 7), .reloadAll, .push, .foreground(true), .audio(true),
      .navigation(true), .lock(true), .lock(false), .show(placement: 0, false),
      .show(placement: 1, true), .tap(placement: 0, node: -1), .tap(placement: 1, node: 3),
      .locale(1), .textSize(1), .moveClock(.hours(1)), .moveClock(.zero - .hours(1)), .reboot,
      .kill(widget: 0), .remove(placement: 0), .remove(placement: 7),
      .gallery(widget: 0, .systemMedium),
    ]
    let least = limits.leastReloadInterval
    let answer = limits.softDeadline
    let entry = max(limits.leastSpacing, 600_000_000)
    let due = entry + 600_000_000
    let instants = distinct(
      [
        0, 1, answer, answer + 1, least - 1, least, least + 1, entry - 1, entry, due - 1, due,
        due + least,
      ].filter { $0 >= 0 }
    )
    let states: [[Stimulus]] = [
      [], [Stimulus(.lock(true), at: .start)], [Stimulus(.foreground(true), at: .start)],
      [Stimulus(.show(placement: 0, false), at: .start)],
      [Stimulus(.reload(kind: 0), at: Instant(microseconds: least))],
    ]
    return Self(radices: [actions.count, instants.count, states.count]) { digits in
      var scenario = base
      scenario.length = .hours(2)
      scenario.widgets = [.usual(limits, entry: entry, due: due)]
      let instant = Instant(microseconds: instants[digits[1]])
      scenario.workload = states[digits[2]] + [Stimulus(actions[digits[0]], at: instant)]
      if digits[0] % 2 == 1 {
        let minute = instant + .minutes(1)
        scenario.workload.append(Stimulus(.reload(kind: 0), at: minute))
      }
      scenario.sortWorkload()
      return GeneratedScenario(scenario, faults: FaultSet(), limits: limits)
    }
  }
}

extension Widget {
  /// A push-enabled widget with two placements, a slow answer, two entries and a policy.
  fileprivate static func usual(_ limits: Boundaries, entry: Int64, due: Int64) -> Widget {
    var answer = ScriptedAnswer()
    answer.delay = Interval(microseconds: limits.softDeadline)
    answer.entries = [ScriptedEntry(), ScriptedEntry()]
    answer.entries[1].offset = Interval(microseconds: entry)
    answer.policy = .after
    answer.after = Interval(microseconds: due)
    var widget = Widget.small(answer)
    widget.isPushEnabled = true
    widget.placements.append(PlacedWidget())
    widget.placements[1].family = .systemMedium
    widget.placements[1].configuration = 1
    widget.views = [
      ViewTree(nodes: [
        ViewNode(.containerBackground), ViewNode(.widgetURL, depth: 1, target: 1),
        ViewNode(.vStack, depth: 2), ViewNode(.button, depth: 3, target: 1),
        ViewNode(.toggle, depth: 3, target: 2),
      ])
    ]
    return widget
  }
}
