import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws changes of the profile: budget model, size and scope, dropped reloads, the double
  /// reload, ignored calls, and push budgets.
  ///
  /// A profile has one value of each, and a runtime that is right for one may be wrong for another.
  /// The user's own settings stay.
  mutating func drawSettings(besides own: [Setting]) -> [Setting] {
    guard source.flag(1, in: isOn(.taps) ? 3 : 6) else { return [] }
    var drawn: [Setting] = []
    source.span(.setting) {
      // A year of unlimited reloads would exceed the event limit of a run.
      let models: [BudgetModel] =
        length > Interval.days(30).microseconds
        ? [.slidingWindow, .anchoredWindow] : [.slidingWindow, .anchoredWindow, .unlimited]
      let model = index(models.count + 1, first: 1, in: 3)
      if model > 0 {
        drawn.append(Setting(.budgetModel, Int64(ordinal(of: models[model - 1]))))
        if models[model - 1] == .anchoredWindow {
          drawn.append(Setting(.budgetAnchor, number(0...86_399_999_999)))
        }
      }
      let scopes: [BudgetScope] = [.kind, .app]
      let scope = index(scopes.count + 1, first: 1, in: 2)
      if scope > 0 { drawn.append(Setting(.budgetScope, Int64(ordinal(of: scopes[scope - 1])))) }
      if source.flag(1, in: 3) {
        // A burst over the daily number counts as the daily number.
        drawn.append(Setting(.dailyReloads, Int64(index(9, first: 1, in: 9))))
        drawn.append(Setting(.budgetBurst, Int64(index(9, first: 1, in: 9))))
      }
      if source.flag(1, in: 4) { drawn.append(Setting(.dropsOverBudget, 1)) }
      if source.flag(isOn(.taps) ? 3 : 1, in: 4) {
        drawn.append(Setting(.doubleReloadOnIntent, 1))
      }
      drawUnheardCalls(into: &drawn)
      if boundaries.hasActivities, source.flag() {
        drawn.append(Setting(.activityPushBudget, Int64(1 + index(4, first: 1, in: 3))))
        drawn.append(Setting(.activityStartBudget, Int64(1 + index(4, first: 1, in: 3))))
      }
    }
    drawn.removeAll { setting in own.contains { $0.key == setting.key } }
    return drawn
  }

  /// Draws the times in which the app's calls are ignored: after a foreground call, and after a tap
  /// that opens the app (RB-13, RB-14).
  ///
  /// No profile has such times, because no source gives their lengths.
  private func drawUnheardCalls(into drawn: inout [Setting]) {
    let hour = Interval.hours(1).microseconds
    if isOn(.sessions), source.flag() {
      drawn.append(Setting(.foregroundCallInterval, number(1...hour)))
    }
    if isOn(.taps), source.flag() { drawn.append(Setting(.launchDeafness, number(1...hour))) }
  }
}
