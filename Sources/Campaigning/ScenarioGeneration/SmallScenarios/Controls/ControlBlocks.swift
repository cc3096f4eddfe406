import WidgetModel

enum ControlBlocks {
  /// The values of a toggle, with an event and the app's later call.
  static func controls(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let id = WidgetID(0)
    let scripts = [
      [], [value(true)], [value(false), value(true)], [value(true), failure(.error), value(false)],
      [failure(.error)], [value(true), ScriptedCall()], [slow(true, .seconds(20)), value(false)],
    ]
    let events: [[Input]] = [
      [.controls(.reloadCalled(kind: 0))], [.controls(.reloadCalled(kind: 1))],
      [.controls(.reloadCalled(kind: ControlInput.allKinds))], [.controls(.pushed)],
      [.controls(.tapped(id))], [.controls(.tapped(id)), .controls(.tapped(id))],
      [.controls(.reloadCalled(kind: 0)), .controls(.reloadCalled(kind: 0))],
      [.controls(.removed(id)), .controls(.added(id))], [.processKilled(id)], [.rebooted],
      [.appInstalled(false), .controls(.pushed), .appInstalled(true), .controls(.added(id))],
      [.kindWithdrawn(id), .controls(.added(id))], [.galleryOpened(id, .systemSmall)],
      [.clockMoved(.hours(2))],
    ]
    return ScenarioBlock(name: "controls", radices: [scripts.count, events.count]) { digits in
      var widget = Widget()
      widget.control.form = .toggle
      widget.promptsForConfiguration = digits[0] == 1
      widget.isPushEnabled = digits[0] != 2
      widget.values = scripts[digits[0]]
      // While a value is requested, or long after it.
      var generated = lives(
        base,
        widget,
        then: events[digits[1]],
        at: digits[0] > 4 ? .seconds(10) : .minutes(30)
      )
      // Beside a widget that prompts for its configuration, or one that does not.
      if digits[0] == 3 || digits[0] == 4 {
        var placed = Widget()
        placed.kind = 1
        placed.promptsForConfiguration = digits[0] == 3
        placed.placements = [PlacedWidget()]
        generated.scenario.widgets.append(placed)
      }
      return generated
    }
  }

  /// Controls of each form, tapped on a locked or unlocked phone, with each outcome of their
  /// intents.
  static func controlTaps(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let id = WidgetID(0)
    let controls: [ControlDeclaration] = [
      ControlDeclaration(.toggle), ControlDeclaration(.toggle, needsAuthentication: true),
      ControlDeclaration(.button), ControlDeclaration(.button, needsAuthentication: true),
      ControlDeclaration(.opener), ControlDeclaration(.opener, needsAuthentication: true),
    ]
    let outcomes = ScriptedIntent.Outcome.allCases
    let events: [[Input]] = [
      [.controls(.tapped(id))], [.locked(true), .controls(.tapped(id))],
      [.controls(.tapped(id)), .controls(.tapped(id))],
      [.controls(.tapped(id)), .controls(.removed(id))],
      [.controls(.tapped(id)), .processKilled(id)], [.controls(.tapped(id)), .rebooted],
    ]
    let radices = [controls.count, outcomes.count, events.count]
    return ScenarioBlock(name: "control taps", radices: radices) { digits in
      var widget = Widget()
      widget.control = controls[digits[0]]
      widget.values = [value(true)]
      var intent = ScriptedIntent()
      intent.outcome = outcomes[digits[1]]
      intent.delay = .seconds(2)
      widget.intents = [intent]
      return lives(base, widget, then: events[digits[2]], at: .minutes(1))
    }
  }

  /// A control that is removed and added again, whose value then never arrives, fails or is slow.
  static func controlsAnew(_ base: Scenario) -> ScenarioBlock {
    let id = WidgetID(0)
    let outcomes = ScriptedIntent.Outcome.allCases
    let later = [ScriptedCall(), failure(.error), slow(false, .seconds(20))]
    let events: [[Input]] = [
      [.controls(.removed(id)), .controls(.added(id)), .controls(.tapped(id))],
      [
        .appInstalled(false), .appInstalled(true), .foreground(true), .controls(.added(id)),
        .controls(.tapped(id)),
      ],
    ]
    let radices = [outcomes.count, later.count, events.count, 2]
    return ScenarioBlock(name: "controls anew", radices: radices) { digits in
      var widget = Widget()
      widget.control.form = .toggle
      widget.values = [value(true), later[digits[1]]]
      var intent = ScriptedIntent()
      intent.outcome = outcomes[digits[0]]
      // While the value is requested, or after it.
      intent.delay = .seconds(digits[3] == 0 ? 2 : 25)
      widget.intents = [intent]
      return lives(base, widget, then: events[digits[2]], at: .minutes(1))
    }
  }

  /// Returns a scenario that adds a control, applies inputs a second apart, and ends with a call.
  private static func lives(
    _ base: Scenario,
    _ widget: Widget,
    then inputs: [Input],
    at time: Interval
  ) -> GeneratedScenario {
    var scenario = base
    scenario.widgets = [widget]
    let events = inputs.enumerated().map {
      Stimulus($0.element, at: .start + time + .seconds(Int64($0.offset)))
    }
    scenario.workload =
      [Stimulus(.controls(.added(WidgetID(0))), at: .start)] + events
      + [Stimulus(.controls(.reloadCalled(kind: 0)), at: .start + .hours(3))]
    scenario.length = .hours(5)
    return GeneratedScenario(scenario: scenario)
  }

  private static func value(_ isOn: Bool) -> ScriptedCall { slow(isOn, .zero) }

  private static func slow(_ isOn: Bool, _ delay: Interval) -> ScriptedCall {
    var answer = ScriptedAnswer()
    (answer.kind, answer.isOn, answer.delay) = (.value, isOn, delay)
    return ScriptedCall(answer)
  }

  private static func failure(_ kind: ScriptedAnswer.Kind) -> ScriptedCall {
    var answer = ScriptedAnswer()
    answer.kind = kind
    return ScriptedCall(answer)
  }
}
