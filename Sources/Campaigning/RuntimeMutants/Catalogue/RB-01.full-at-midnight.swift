import WidgetModel

extension Mutant {
  /// The budget is filled up at midnight.
  static let fullAtMidnight = Mutant(
    "RB-01.full-at-midnight",
    breaks: "RB-01.runtime",
    "The budget is filled up at midnight.",
    editing: { step in
      let day = Interval.day.microseconds
      let midnight =
        step.wall.microseconds / day > step.before.phone.wall(at: step.before.now).microseconds
        / day
      guard midnight else { return }
      for index in step.state.budgets.indices {
        step.state.budgets[index].level = step.state.budgets[index].burst * day
      }
      step.changesState = true
    }
  )
}
