import PropertyTesting
import WidgetModel

extension WorkloadDrawing {
  static func drawActivities(into scenario: inout Scenario, with drawing: inout Drawing) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    guard drawing.boundaries.hasActivities, drawing.source.flag(1, in: 6) else { return }
    // Nothing starts unless the app is in the foreground, so it mostly is.
    if drawing.source.flag(7, in: 8) {
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
    }
    drawSome(
      of: ActivityDrawing.activityStimuli,
      max: 16,
      average: 6,
      into: &scenario,
      with: &drawing
    )
    if drawing.source.flag(1, in: 6) {
      ActivityDrawing.drawSpentBudget(into: &scenario, with: &drawing)
    }
    if drawing.source.flag(1, in: 6) {
      ActivityDrawing.drawFullApp(into: &scenario, with: &drawing)
    }
  }

  static func drawContexts(into scenario: inout Scenario, with drawing: inout Drawing) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    guard drawing.source.flag(1, in: 6) else { return }
    if drawing.boundaries.hasActivities, drawing.source.flag(3, in: 4) {
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
    }
    drawStimuli(
      from: ContextDrawing.contextStimuli.map(\.word),
      weights: ContextDrawing.contextStimuli.map {
        drawing.boundaries.hasActivities || !$0.isOfActivities ? $0.weight : 0
      },
      max: 16,
      average: 6,
      into: &scenario,
      with: &drawing
    )
    for place in scenario.workload.indices {
      scenario.workload[place].input = ContextDrawing.drawSupplement(
        of: scenario.workload[place].input,
        with: drawing
      )
    }
  }

  static func drawControls(into scenario: inout Scenario, with drawing: inout Drawing) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    ControlDrawing.drawPrompts(into: &scenario, with: &drawing)
    guard drawing.boundaries.hasControls, drawing.source.flag(1, in: 6) else { return }
    let first = scenario.widgets.count
    ControlDrawing.drawControl(into: &scenario, with: &drawing)
    if drawing.source.flag(1, in: 4) { ControlDrawing.drawControl(into: &scenario, with: &drawing) }
    for control in first..<scenario.widgets.count where drawing.source.flag(7, in: 8) {
      scenario.workload.append(Stimulus(.controls(.added(WidgetID(control))), at: .start))
    }
    drawSome(
      of: ControlDrawing.controlStimuli,
      max: 12,
      average: 4,
      into: &scenario,
      with: &drawing
    )
  }

  /// Registers the moments at which an input's requests fail if there is no answer.
  static func meetEnd(of input: Input?, from time: Int64, with drawing: inout Drawing) {
    guard !drawing.isOfRealWidgets else { return }
    switch input {
    case .tapped, .controls(.tapped):
      drawing.meet(time + drawing.boundaries.intentDeadline + 1)
      if drawing.boundaries.unheardAfterLaunch > 0 {
        drawing.meet(time + drawing.boundaries.unheardAfterLaunch)
      }
    case .controls:
      drawing.meet(time + drawing.boundaries.hardDeadline + 1 + drawing.boundaries.failureBackoff)
    case .activities(let input): ActivityDrawing.meetEnd(of: input, from: time, with: &drawing)
    case .reloadCalled, .reloadAllCalled, .pushReceived:
      drawing.meet(time + drawing.boundaries.hardDeadline + 1)
      if drawing.boundaries.unheardAfterCall > 0 {
        drawing.meet(time + drawing.boundaries.unheardAfterCall)
      }
    default: break
    }
  }
}
