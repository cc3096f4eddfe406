import PropertyTesting
import WidgetModel

enum ReloadDrawing {
  /// Draws changes of the profile: budget model, size and scope, dropped reloads, the double
  /// reload, ignored calls, and push budgets.
  ///
  /// A profile has one value of each, and a runtime that is right for one may be wrong for another.
  /// The user's own settings stay.
  static func drawSettings(besides own: [Setting], with drawing: inout Drawing) -> [Setting] {
    guard drawing.source.flag(1, in: drawing.isOn(.taps) ? 3 : 6) else { return [] }
    var drawn: [Setting] = []
    drawing.source.span(.setting) {
      // A year of unlimited reloads would exceed the event limit of a run.
      let models: [BudgetModel] =
        drawing.length > Interval.days(30).microseconds
        ? [.slidingWindow, .anchoredWindow] : [.slidingWindow, .anchoredWindow, .unlimited]
      let model = drawing.index(models.count + 1, first: 1, in: 3)
      if model > 0 {
        drawn.append(Setting(.budgetModel, Int64(ordinal(of: models[model - 1]))))
        if models[model - 1] == .anchoredWindow {
          drawn.append(Setting(.budgetAnchor, drawing.number(0...86_399_999_999)))
        }
      }
      let scopes: [BudgetScope] = [.kind, .app]
      let scope = drawing.index(scopes.count + 1, first: 1, in: 2)
      if scope > 0 { drawn.append(Setting(.budgetScope, Int64(ordinal(of: scopes[scope - 1])))) }
      if drawing.source.flag(1, in: 3) {
        // A burst over the daily number counts as the daily number.
        drawn.append(Setting(.dailyReloads, Int64(drawing.index(9, first: 1, in: 9))))
        drawn.append(Setting(.budgetBurst, Int64(drawing.index(9, first: 1, in: 9))))
      }
      if drawing.source.flag(1, in: 4) { drawn.append(Setting(.dropsOverBudget, 1)) }
      if drawing.source.flag(drawing.isOn(.taps) ? 3 : 1, in: 4) {
        drawn.append(Setting(.doubleReloadOnIntent, 1))
      }
      drawUnheardCalls(into: &drawn, with: drawing)
      if drawing.boundaries.hasActivities, drawing.source.flag() {
        drawn.append(Setting(.activityPushBudget, Int64(1 + drawing.index(4, first: 1, in: 3))))
        drawn.append(Setting(.activityStartBudget, Int64(1 + drawing.index(4, first: 1, in: 3))))
      }
    }
    drawn.removeAll { setting in own.contains { $0.key == setting.key } }
    return drawn
  }

  /// Draws the times in which the app's calls are ignored: after a foreground call, and after a tap
  /// that opens the app (RB-13, RB-14).
  ///
  /// No profile has such times, because no source gives their lengths.
  private static func drawUnheardCalls(into drawn: inout [Setting], with drawing: Drawing) {
    let hour = Interval.hours(1).microseconds
    if drawing.isOn(.sessions), drawing.source.flag() {
      drawn.append(Setting(.foregroundCallInterval, drawing.number(1...hour)))
    }
    if drawing.isOn(.taps), drawing.source.flag() {
      drawn.append(Setting(.launchDeafness, drawing.number(1...hour)))
    }
  }
}
