import PropertyTesting
import WidgetModel

extension Drawing {
  mutating func drawControls(into scenario: inout Scenario) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    drawPrompts(into: &scenario)
    guard boundaries.hasControls, source.flag(1, in: 6) else { return }
    let first = scenario.widgets.count
    drawControl(into: &scenario)
    if source.flag(1, in: 4) { drawControl(into: &scenario) }
    for control in first..<scenario.widgets.count where source.flag(7, in: 8) {
      scenario.workload.append(Stimulus(.controls(.added(WidgetID(control))), at: .start))
    }
    drawSome(of: Drawing.controlStimuli, max: 12, average: 4, into: &scenario)
  }

  /// Draws which widgets prompt for their configuration when they are added.
  private mutating func drawPrompts(into scenario: inout Scenario) {
    guard boundaries.hasConfigurationPrompts, source.flag(1, in: 8) else { return }
    for place in scenario.widgets.indices {
      scenario.widgets[place].promptsForConfiguration = source.flag()
    }
  }

  static let controlStimuli = [
    DrawnStimulus(.tapControl, 8, comesAgain: true),
    DrawnStimulus(.reloadControls, 6, comesAgain: true),
    DrawnStimulus(.pushControls, 3, comesAgain: true), DrawnStimulus(.lock, 3),
    DrawnStimulus(.addControl, 2), DrawnStimulus(.removeControl, 2), DrawnStimulus(.reboot, 1),
    DrawnStimulus(.kill, 2), DrawnStimulus(.app, 1), DrawnStimulus(.gallery, 1),
  ]

  func drawControlInput(_ word: Input.Word, _ targets: Targets) -> Input {
    switch word {
    case .addControl: .controls(.added(drawControl(targets)))
    case .removeControl: .controls(.removed(drawControl(targets)))
    case .tapControl: .controls(.tapped(drawControl(targets)))
    case .reloadControls: .controls(.reloadCalled(kind: drawControlKind(targets)))
    default: .controls(.pushed)
    }
  }

  /// Draws a control, which is one of the last widgets; sometimes a widget that is not a control.
  private func drawControl(_ targets: Targets) -> WidgetID {
    let last = max(0, targets.widgets - 1)
    if source.flag(1, in: 16) { return WidgetID(drawWidget(targets)) }
    return WidgetID(last - min(last, index(2, first: 2, in: 3)))
  }

  /// Draws the kind of a control, all kinds, or an unknown one.
  private func drawControlKind(_ targets: Targets) -> Int32 {
    switch index(3, first: 1, in: 3) {
    case 0: targets.kinds.last.map { Int32(clamping: $0) } ?? 0
    case 1: ControlInput.allKinds
    default: Int32(clamping: drawKind(targets))
    }
  }

  private mutating func drawControl(into scenario: inout Scenario) {
    source.span(.widget) {
      var widget = Widget()
      widget.kind = scenario.widgets.count
      widget.control.form = ControlDeclaration.Form.allCases[1 + index(3, first: 2, in: 3)]
      widget.control.needsAuthentication = source.flag(1, in: 3)
      widget.promptsForConfiguration = source.flag(1, in: 4)
      widget.isPushEnabled = source.flag(2, in: 3)
      source.list(.valueCall, max: 4, average: 2) { _ in widget.values.append(drawValueCall()) }
      source.list(.intent, max: 1, average: 1) { _ in widget.intents.append(drawAction()) }
      scenario.widgets.append(widget)
      targets.append([])
    }
  }

  /// Draws a value call of a control: mostly answered in time.
  private func drawValueCall() -> ScriptedCall {
    var answer = ScriptedAnswer()
    answer.kind = .value
    let isOn = source.flag()
    switch source.pick(weights: [6, 3, 2, 2, 1, 1]) {
    case 0: break
    case 1: answer.delay = Interval(microseconds: number(1...max(1, boundaries.hardDeadline)))
    case 2: answer.kind = .error
    case 3: return ScriptedCall()
    case 4: answer.kind = .entry
    default: answer.memory = boundaries.memory + excess(upTo: 1 << 20)
    }
    if answer.kind == .value { answer.isOn = isOn }
    return ScriptedCall(answer)
  }

  private func drawAction() -> ScriptedIntent {
    var intent = ScriptedIntent()
    if source.flag() {
      intent.delay = Interval(microseconds: number(1...max(1, boundaries.intentDeadline)))
    }
    intent.outcome = ScriptedIntent.Outcome.allCases[index(3, first: 2, in: 3)]
    return intent
  }
}
