import WidgetModel

enum ContextBlocks {
  /// A context that begins, ends and begins again, with some widgets, activities and an event.
  static func contexts(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let id = ActivityID(0)
    let other = ActivityID(1)
    let small = ActivityRequest(hasSmallFamily: true)
    func start(_ id: ActivityID, _ request: ActivityRequest, relevance: Int16 = 0) -> Input {
      .activities(.started(id, ActivityContent(relevance: relevance), request))
    }
    let activities: [[Input]] =
      profile.isOn(.liveActivities)
      ? [[], [start(id, small)], [start(id, ActivityRequest()), start(other, small)]] : [[]]
    let widgets = [
      [Family.systemSmall], [.systemMedium, .systemSmall, .systemSmall, .systemSmall],
    ]
    let ends: [[Input]] = [[.removed(PlacementID(0))], [.appInstalled(false)]]
    let lives: [[Input]] = [
      [.activities(.updated(id, ActivityContent()))], [.activities(.ended(id, .immediate))],
      [start(ActivityID(2), small, relevance: 1)],
      [.activities(.tapped(id, url: 1, button: 1))],
      [.activities(.tapped(id, url: 0, button: 1, inCarPlay: true))],
      [.locked(true), .activities(.tapped(id, url: 0, button: 2))],
    ]
    let events = ends + (profile.isOn(.liveActivities) ? lives : []) + ScenarioBlock.disturbances
    let contexts = PhoneContext.ofPhones
    let radices = [contexts.count, widgets.count, activities.count, events.count]
    return ScenarioBlock(name: "contexts", radices: radices) { digits in
      let context = contexts[digits[0]]
      let hour = Instant.start + .hours(2)
      var scenario = base
      scenario.widgets = [.placed(widgets[digits[1]])]
      scenario.workload =
        [Stimulus(.foreground(true), at: .start)]
        + activities[digits[2]].map { Stimulus($0, at: .start + .minutes(1)) }
        + [Stimulus(.contexts(.turned(context, true)), at: .start + .hours(1))]
        + events[digits[3]].map { Stimulus($0, at: hour) }
        + [Stimulus(.contexts(.turned(context, false)), at: .start + .hours(3))]
        + (activities[digits[2]].isEmpty
          ? []
          : [Stimulus(.activities(.updated(id, ActivityContent())), at: .start + .minutes(200))])
        + [Stimulus(.contexts(.turned(context, true)), at: .start + .hours(4))]
      scenario.length = .hours(5)
      return GeneratedScenario(scenario: scenario)
    }
  }

  /// The numbers of relevant configurations of a widget at two times, and an event in between.
  static func relevance(_ base: Scenario) -> ScenarioBlock {
    let numbers: [Int32] = [0, 1, 3, 6]
    let radices = [numbers.count, 2, ScenarioBlock.disturbances.count]
    return ScenarioBlock(name: "relevance", radices: radices) { digits in
      func relevant(_ number: Int32) -> Input {
        .contexts(.relevant(WidgetID(0), configurations: number))
      }
      var scenario = base
      scenario.widgets = [.placed([.accessoryRectangular])]
      scenario.workload =
        [Stimulus(relevant(numbers[digits[0]]), at: .start + .hours(1))]
        + ScenarioBlock.disturbances[digits[2]].map { Stimulus($0, at: .start + .hours(2)) }
        + [Stimulus(relevant(numbers[digits[1]]), at: .start + .hours(3))]
      scenario.length = .hours(4)
      return GeneratedScenario(scenario: scenario)
    }
  }
}

extension Widget {
  fileprivate static func placed(_ families: [Family]) -> Widget {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    var widget = Widget.small(answer)
    widget.views = [ViewTree(nodes: [ViewNode(.containerBackground), ViewNode(.text, depth: 1)])]
    widget.placements = families.map {
      var placed = PlacedWidget()
      placed.family = $0
      return placed
    }
    return widget
  }
}
