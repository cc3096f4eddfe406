import PropertyTesting
import WidgetModel

extension Drawing {
  /// The profile's values that the case changes: how the budget counts, how much there is, whose it is, what becomes
  /// of reloads beyond it, the double reload, for how long calls are not heard, and the budgets of pushes.
  ///
  /// A profile has one way of each, and a runtime that is right in one may be wrong in the next. What the
  /// user has set stays.
  mutating func drawSettings(besides own: [Setting]) -> [Setting] {
    guard source.flag(1, in: isOn(.taps) ? 3 : 6) else { return [] }
    var drawn: [Setting] = []
    source.span(.setting) {
      // A year of reloads that nothing limits would have more events than a run may have.
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
        // Few reloads, some at once; more at once than in all count as all.
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

  /// The times in which the app's calls are not heard: after another one from the foreground, and after a tap that
  /// opened the app (RB-13, RB-14).
  ///
  /// No profile has such times, since no source gives their lengths.
  private func drawUnheardCalls(into drawn: inout [Setting]) {
    let hour = Interval.hours(1).microseconds
    if isOn(.sessions), source.flag() {
      drawn.append(Setting(.foregroundCallInterval, number(1...hour)))
    }
    if isOn(.taps), source.flag() { drawn.append(Setting(.launchDeafness, number(1...hour))) }
  }
}
