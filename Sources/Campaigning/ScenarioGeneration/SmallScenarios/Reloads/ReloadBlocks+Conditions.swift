import WidgetModel

extension ReloadBlocks {
  /// Every input in every condition of a placed widget, and an event a minute later.
  static func conditions(_ base: Scenario, _ limits: Boundaries, variesSettings: Bool)
    -> ScenarioBlock
  {
    conditions(named: "conditions", base, limits, variesSettings, usual)
  }

  private static let usual: [Input] = [
    .reloadCalled(kind: 0), .reloadAllCalled, .pushReceived, .foreground(true),
    .audioSession(true), .navigationSession(true), .locked(true), .locked(false),
    .visible(PlacementID(0), false), .tapped(PlacementID(0), node: 1),
    .tapped(PlacementID(0), node: 3), .localeChanged(1),
    .textSizeChanged(1), .clockMoved(.hours(2)), .clockMoved(.zero - .hours(2)), .rebooted,
    .processKilled(WidgetID(0)), .removed(PlacementID(0)), .added(PlacementID(0)),
    .galleryOpened(WidgetID(0), .systemMedium),
  ]

  /// A new configuration in every condition of a placed widget.
  static func edits(_ base: Scenario, _ limits: Boundaries, variesSettings: Bool) -> ScenarioBlock {
    conditions(named: "edits", base, limits, variesSettings, [edit])
  }

  private static let edit = Input.configured(PlacementID(0), 1)

  /// Every change of the system and the app in every condition; system changes take turns.
  static func systemChanges(_ base: Scenario, _ limits: Boundaries, variesSettings: Bool)
    -> ScenarioBlock
  {
    conditions(
      named: "system",
      base,
      limits,
      variesSettings,
      changes,
      later: [
        [], [.reloadCalled(kind: 0)], addedAgain,
      ]
    )
  }

  private static let changes: [Input] = [
    .appInstalled(false), .kindWithdrawn(WidgetID(0)), .systemChanged(.account),
  ]

  /// The stimuli that no block above covers, in their default form.
  static func others(_ base: Scenario, _ limits: Boundaries, variesSettings: Bool) -> ScenarioBlock
  {
    let named = Set((usual + [edit] + changes).map(\.kind))
    let others = Input.Word.ofScripts.compactMap { Input.plain($0) }
      .filter { $0.concernsWidgets && !named.contains($0.kind) }
    return conditions(named: "others", base, limits, variesSettings, others)
  }

  private static let addedAgain: [Input] = [.removed(PlacementID(0)), .added(PlacementID(0))]

  private static func conditions(
    named name: String,
    _ base: Scenario,
    _ limits: Boundaries,
    _ variesSettings: Bool,
    _ inputs: [Input],
    later: [[Input]] = [
      [], [.reloadCalled(kind: 0)], [.locked(false), .tapped(PlacementID(0), node: 1)], addedAgain,
    ]
  ) -> ScenarioBlock {
    let conditions = SmallCondition.all(limits).filter { variesSettings || $0.settings.isEmpty }
    let radices = [conditions.count, inputs.count, later.count]
    return ScenarioBlock(name: name, radices: radices) { digits in
      let condition = conditions[digits[0]]
      var input = inputs[digits[1]]
      if case .systemChanged = input {
        input = .systemChanged(SystemChange.allCases[digits[0] % SystemChange.allCases.count])
      }
      var scenario = base
      scenario.add(condition.settings)
      scenario.widgets = condition.widgets
      scenario.workload =
        condition.workload + [Stimulus(input, at: condition.instant)]
        + later[digits[2]].map { Stimulus($0, at: condition.instant + .minutes(1)) }
      scenario.length = Interval(microseconds: condition.instant.microseconds) + .hours(3)
      scenario.sortWorkload()
      return GeneratedScenario(
        scenario,
        faults: condition.faults,
        of: condition.widgets[0].timelines.count - 1,
        limits: limits
      )
    }
  }
}

/// A widget, the stimuli that bring it into some condition, and an instant at which it is in it.
private struct SmallCondition: Sendable {
  var settings: [Setting] = []
  var widgets: [Widget]
  var workload: [Stimulus] = []
  var instant = Instant.start + .hours(1) + .seconds(1)
  var faults = FaultSet()

  private init(_ change: (inout SmallCondition) -> Void) {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    widgets = [.small(answer)]
    widget.isPushEnabled = true
    widget.views = [
      ViewTree(nodes: [
        ViewNode(.containerBackground), ViewNode(.toggle, depth: 1, target: 1),
        ViewNode(.toggle, depth: 1, target: 1), ViewNode(.text, depth: 2),
      ])
    ]
    change(&self)
  }

  private var widget: Widget {
    get { widgets[0] }
    set { widgets[0] = newValue }
  }

  static func all(_ limits: Boundaries) -> [SmallCondition] {
    let slow = Interval(microseconds: limits.harmlessDelay)
    return waitingReloads(slow) + heldReloads(limits) + underWay(slow) + interruptions(slow)
      + lateAnswers + rareRequests(slow)
  }

  private static let hour = Instant.start + .hours(1)

  private static let call = Input.reloadCalled(kind: 0)

  /// Conditions in which a reload waits for its date, or for a slow request under way.
  private static func waitingReloads(_ slow: Interval) -> [SmallCondition] {
    [
      // The next timeline waits for its first date.
      SmallCondition {
        var second = $0.widget.timelines[0].answers[0]
        second.entries[0].offset = .minutes(10)
        $0.widget.timelines.append(ScriptedCall(second))
        $0.faults.insert(.notNow)
        $0.workload = [Stimulus(call, at: hour)]
      },
      // A reload waits for the one under way.
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = slow
        $0.workload = [Stimulus(call, at: hour, every: .seconds(1), times: 2)]
      },
      // The reloads of the policy and of a call wait for the one under way.
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = slow
        $0.widget.timelines[0].answers[0].policy = .after
        $0.widget.timelines[0].answers[0].after = .hours(1)
        $0.workload = [
          Stimulus(call, at: hour - .seconds(1)), Stimulus(call, at: hour + .tick),
        ]
        $0.instant = hour + .seconds(1)
      },
    ]
  }

  /// Conditions in which the platform holds reloads back.
  private static func heldReloads(_ limits: Boundaries) -> [SmallCondition] {
    let least = max(Interval(microseconds: limits.leastReloadInterval), .tick)
    let polls = limits.exhaustion(every: least.microseconds)
    return [
      // The widget is not seen.
      SmallCondition {
        $0.workload = [
          Stimulus(.visible(PlacementID(0), false), at: hour - .seconds(1)),
          Stimulus(call, at: hour),
        ]
      },
      // The last reload was granted a moment ago.
      SmallCondition { $0.workload = [Stimulus(call, at: hour, every: .seconds(1), times: 2)] },
      // The budget is empty.
      SmallCondition {
        $0.workload = [Stimulus(call, at: .start + least, every: least, times: Int(polls) + 1)]
        $0.instant = .start + least * (polls + 1) + .tick
      },
      // A retry is pending.
      SmallCondition {
        $0.widget.timelines[0].answers[0].kind = .error
        $0.widget.timelines[0].answers[0].entries = []
      },
    ]
  }

  /// Conditions with a request under way, one for each kind.
  private static func underWay(_ slow: Interval) -> [SmallCondition] {
    let never = ScriptedCall()
    var late = ScriptedIntent()
    late.delay = .seconds(20)
    return [
      SmallCondition {
        $0.widget.placeholders = [never]
        $0.workload = [Stimulus(.localeChanged(2), at: hour)]
      },
      SmallCondition {
        $0.widget.snapshots = [never]
        $0.workload = [Stimulus(.galleryOpened(WidgetID(0), .systemSmall), at: hour)]
      },
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = slow
        $0.workload = [Stimulus(call, at: hour)]
      },
      SmallCondition {
        $0.widget.timelines = [never]
        $0.faults.insert(.neverAnswered)
        $0.workload = [Stimulus(call, at: hour)]
        $0.instant = .start + .seconds(1)
      },
      SmallCondition {
        $0.widget.intents = [late]
        $0.workload = [Stimulus(.tapped(PlacementID(0), node: 1), at: hour)]
      },
      // A toggle shows its tapped state while its reload is under way.
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = slow
        $0.workload = [Stimulus(.tapped(PlacementID(0), node: 1), at: hour)]
      },
    ]
  }

  private static func interruptions(_ slow: Interval) -> [SmallCondition] {
    [
      // The phone was restarted.
      SmallCondition { $0.workload = [Stimulus(.rebooted, at: hour)] },
      // The widget was removed, with or without a request under way.
      SmallCondition { $0.workload = [Stimulus(.removed(PlacementID(0)), at: hour)] },
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = slow
        $0.workload = [
          Stimulus(call, at: hour), Stimulus(.removed(PlacementID(0)), at: hour + .tick),
        ]
      },
    ]
  }

  /// Conditions in which an answer comes again, or for the first time, long after its request.
  private static var lateAnswers: [SmallCondition] {
    [
      SmallCondition {
        $0.widget.timelines[0].answers.append($0.widget.timelines[0].answers[0])
        $0.widget.timelines[0].answers[1].delay = .minutes(10)
        $0.faults.insert(.answeredTwice)
        $0.workload = [Stimulus(call, at: hour)]
      },
      SmallCondition {
        $0.widget.timelines[0].answers[0].delay = .minutes(10)
        $0.faults.insert(.slowAnswer)
        $0.faults.insert(.lateAnswer)
        $0.workload = [Stimulus(call, at: hour)]
      },
    ]
  }

  /// Conditions with slow requests that need another widget or a setting.
  private static func rareRequests(_ slow: Interval) -> [SmallCondition] {
    [
      // Requests of a widget without placements are under way, beside a placed one.
      SmallCondition {
        $0.widgets.append($0.widget)
        $0.widgets[1].kind = 1
        $0.widget.placements = []
        var snapshot = $0.widget.timelines[0].answers[0]
        snapshot.kind = .entry
        snapshot.delay = slow
        $0.widget.snapshots = [ScriptedCall(snapshot)]
        $0.workload = [Stimulus(.galleryOpened(WidgetID(0), .systemSmall), at: hour)]
      },
      // Both reloads of an intent wait for the one under way.
      SmallCondition {
        $0.settings = [Setting(.doubleReloadOnIntent, 1)]
        $0.widget.timelines[0].answers[0].delay = slow
        $0.workload = [
          Stimulus(call, at: hour), Stimulus(.tapped(PlacementID(0), node: 1), at: hour),
        ]
      },
    ]
  }
}
