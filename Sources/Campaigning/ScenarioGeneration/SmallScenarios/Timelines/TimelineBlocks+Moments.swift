import Clauses
import WidgetModel

extension TimelineBlocks {
  /// Every input at every moment of two placements' timelines, in each state of the phone.
  static func moments(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    var inputs: [Input?] = [
      nil, .reloadCalled(kind: 0), .reloadCalled(kind: 7), .reloadAllCalled, .pushReceived,
      .foreground(true), .audioSession(true),
      .navigationSession(true), .locked(true), .locked(false), .visible(PlacementID(0), false),
      .visible(PlacementID(1), true), .tapped(PlacementID(0), node: -1),
      .tapped(PlacementID(1), node: 3),
      .localeChanged(1), .textSizeChanged(1), .clockMoved(.hours(1)),
      .clockMoved(.zero - .hours(1)), .rebooted,
      .processKilled(WidgetID(0)), .removed(PlacementID(0)), .removed(PlacementID(7)),
      .galleryOpened(WidgetID(0), .systemMedium),
    ]
    let usual: Set<Input.Word> = Set(inputs.map(\.word))
    // Stimuli that are not listed above occur in their default form.
    let unusual = Input.Word.ofScripts.filter { !usual.contains($0) }.map { Input.plain($0) }
    inputs += unusual.filter { $0?.concernsWidgets ?? true }
    let least = limits.leastReloadInterval
    let answer = limits.harmlessDelay
    let entry = max(limits.leastSpacing, 600_000_000)
    let due = entry + 600_000_000
    let instants = distinct(
      [
        0, 1, answer, answer + 1, least - 1, least, least + 1, entry - 1, entry, due - 1, due,
        due + least,
      ].filter { $0 >= 0 }
    )
    let states: [[Stimulus]] = [
      [], [Stimulus(.locked(true), at: .start)], [Stimulus(.foreground(true), at: .start)],
      [Stimulus(.visible(PlacementID(0), false), at: .start)],
      [Stimulus(.reloadCalled(kind: 0), at: Instant(microseconds: least))],
    ]
    let stimuli = inputs
    return ScenarioBlock(name: "moments", radices: [inputs.count, instants.count, states.count]) {
      digits in
      var scenario = base
      scenario.length = .hours(2)
      scenario.widgets = [.usual(limits, entry: entry, due: due)]
      let instant = Instant(microseconds: instants[digits[1]])
      scenario.workload = states[digits[2]] + [Stimulus(stimuli[digits[0]], at: instant)]
      if digits[0] % 2 == 1 {
        let minute = instant + .minutes(1)
        scenario.workload.append(Stimulus(.reloadCalled(kind: 0), at: minute))
      }
      scenario.sortWorkload()
      return GeneratedScenario(scenario, faults: FaultSet(), limits: limits)
    }
  }
}

extension Widget {
  /// Returns a push-enabled widget with two placements, a slow answer, two entries and a policy.
  fileprivate static func usual(_ limits: Boundaries, entry: Int64, due: Int64) -> Widget {
    var answer = ScriptedAnswer()
    answer.delay = Interval(microseconds: limits.harmlessDelay)
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
