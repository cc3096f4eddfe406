import Clauses
import WidgetModel

enum LimitBlocks {
  /// A timeline answer at or over the memory limit, with another request of this or another widget
  /// before or after it.
  static func memory(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let others: [Input] = [
      .tapped(PlacementID(0), node: 1), .tapped(PlacementID(0), node: 2), .localeChanged(1),
      .galleryOpened(WidgetID(0), .systemSmall), .reloadCalled(kind: 1),
    ]
    let gaps: [Interval] = [.seconds(-1), .zero, .seconds(1)]
    return ScenarioBlock(name: "memory", radices: [others.count, gaps.count, 2, 2]) { digits in
      let isOver = digits[2] == 1
      var scenario = base
      scenario.length = .hours(4)
      scenario.widgets = widgets(limits, isOver: isOver, hasControl: digits[3] == 1)
      let instant = Instant.start + .hours(1)
      scenario.workload = [
        Stimulus(others[digits[0]], at: instant + gaps[digits[1]]),
        Stimulus(.reloadCalled(kind: 0), at: instant),
      ]
      if digits[3] == 1 {
        // The widget's process serves a control as well.
        let id = WidgetID(2)
        scenario.workload += [
          Stimulus(.controls(.added(id)), at: .start + .minutes(1)),
          Stimulus(.controls(.tapped(id)), at: instant),
          Stimulus(.processKilled(id), at: instant + .seconds(2)),
        ]
      }
      scenario.sortWorkload()
      var faults = FaultSet()
      if isOver { faults.insert(.muchMemory) }
      return GeneratedScenario(scenario, faults: faults, of: 1, limits: limits)
    }
  }

  /// Returns a widget whose second timeline needs much memory while its code is slow, and another.
  private static func widgets(_ limits: Boundaries, isOver: Bool, hasControl: Bool) -> [Widget] {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    var widget = Widget.small(answer)
    var large = answer
    large.delay = .seconds(4)
    large.memory = limits.memory + (isOver ? 1 : 0)
    widget.timelines += [ScriptedCall(large), widget.timelines[0]]
    var entry = answer
    entry.kind = .entry
    widget.placeholders = [ScriptedCall(entry), ScriptedCall()]
    widget.snapshots = [ScriptedCall()]
    var intent = ScriptedIntent()
    intent.delay = .seconds(20)
    widget.intents = [intent, intent]
    widget.views = [
      ViewTree(nodes: [
        ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1),
        ViewNode(.toggle, depth: 1, target: 2),
      ])
    ]
    var other = Widget.small(answer)
    other.kind = 1
    other.timelines.append(ScriptedCall(large))
    other.timelines[1].answers[0].memory = 0
    other.views = [ViewTree(nodes: [ViewNode(.containerBackground)])]
    guard hasControl else { return [widget, other] }
    var control = Widget()
    control.kind = 2
    control.control.form = .toggle
    control.intents = [intent]
    return [widget, other, control]
  }
}
