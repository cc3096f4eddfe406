import PropertyTesting
import WidgetModel

enum ControlDrawing {
  /// Draws which widgets prompt for their configuration when they are added.
  static func drawPrompts(into scenario: inout Scenario, with drawing: inout Drawing) {
    guard drawing.boundaries.hasConfigurationPrompts, drawing.source.flag(1, in: 8) else { return }
    for place in scenario.widgets.indices {
      scenario.widgets[place].promptsForConfiguration = drawing.source.flag()
    }
  }

  static let controlStimuli = [
    DrawnStimulus(.tapControl, 8, comesAgain: true),
    DrawnStimulus(.reloadControls, 6, comesAgain: true),
    DrawnStimulus(.pushControls, 3, comesAgain: true), DrawnStimulus(.lock, 3),
    DrawnStimulus(.addControl, 2), DrawnStimulus(.removeControl, 2), DrawnStimulus(.reboot, 1),
    DrawnStimulus(.kill, 2), DrawnStimulus(.app, 1), DrawnStimulus(.gallery, 1),
  ]

  static func drawControlInput(_ word: Input.Word, _ targets: Targets, with drawing: Drawing)
    -> Input
  {
    switch word {
    case .addControl: .controls(.added(drawControl(targets, with: drawing)))
    case .removeControl: .controls(.removed(drawControl(targets, with: drawing)))
    case .tapControl: .controls(.tapped(drawControl(targets, with: drawing)))
    case .reloadControls: .controls(.reloadCalled(kind: drawControlKind(targets, with: drawing)))
    default: .controls(.pushed)
    }
  }

  /// Draws a control, which is one of the last widgets; sometimes a widget that is not a control.
  private static func drawControl(_ targets: Targets, with drawing: Drawing) -> WidgetID {
    let last = max(0, targets.widgets - 1)
    if drawing.source.flag(1, in: 16) { return WidgetID(drawing.drawWidget(targets)) }
    return WidgetID(last - min(last, drawing.index(2, first: 2, in: 3)))
  }

  /// Draws the kind of a control, all kinds, or an unknown one.
  private static func drawControlKind(_ targets: Targets, with drawing: Drawing) -> Int32 {
    switch drawing.index(3, first: 1, in: 3) {
    case 0: targets.kinds.last.map { Int32(clamping: $0) } ?? 0
    case 1: ControlInput.allKinds
    default: Int32(clamping: drawing.drawKind(targets))
    }
  }

  static func drawControl(into scenario: inout Scenario, with drawing: inout Drawing) {
    drawing.source.span(.widget) {
      var widget = Widget()
      widget.kind = scenario.widgets.count
      widget.control.form = ControlDeclaration.Form.allCases[1 + drawing.index(3, first: 2, in: 3)]
      widget.control.needsAuthentication = drawing.source.flag(1, in: 3)
      widget.promptsForConfiguration = drawing.source.flag(1, in: 4)
      widget.isPushEnabled = drawing.source.flag(2, in: 3)
      drawing.source.list(.valueCall, max: 4, average: 2) { _ in
        widget.values.append(drawValueCall(with: drawing))
      }
      drawing.source.list(.intent, max: 1, average: 1) { _ in
        widget.intents.append(drawAction(with: drawing))
      }
      scenario.widgets.append(widget)
      drawing.targets.append([])
    }
  }

  /// Draws a value call of a control: mostly answered in time.
  private static func drawValueCall(with drawing: Drawing) -> ScriptedCall {
    var answer = ScriptedAnswer()
    answer.kind = .value
    let isOn = drawing.source.flag()
    switch drawing.source.pick(weights: [6, 3, 2, 2, 1, 1]) {
    case 0: break
    case 1:
      answer.delay = Interval(
        microseconds: drawing.number(1...max(1, drawing.boundaries.hardDeadline))
      )
    case 2: answer.kind = .error
    case 3: return ScriptedCall()
    case 4: answer.kind = .entry
    default: answer.memory = drawing.boundaries.memory + drawing.excess(upTo: 1 << 20)
    }
    if answer.kind == .value { answer.isOn = isOn }
    return ScriptedCall(answer)
  }

  private static func drawAction(with drawing: Drawing) -> ScriptedIntent {
    var intent = ScriptedIntent()
    if drawing.source.flag() {
      intent.delay = Interval(
        microseconds: drawing.number(1...max(1, drawing.boundaries.intentDeadline))
      )
    }
    intent.outcome = ScriptedIntent.Outcome.allCases[drawing.index(3, first: 2, in: 3)]
    return intent
  }
}
