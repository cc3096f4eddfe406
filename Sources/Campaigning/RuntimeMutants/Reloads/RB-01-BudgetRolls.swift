import WidgetModel

extension Mutant {
  static let budgetRolls: [Mutant] = [
    Mutant(
      "RB-01.failures-free",
      breaks: .budgetRolls,
      "A failed reload gives its charge back to the budget.",
      deciding: .answering(.failureRefundsCharge) { _ in true }
    ),
    Mutant(
      "RB-01.full-at-midnight",
      breaks: .budgetRolls,
      "The budget is filled up at midnight.",
      editing: { step in
        let day = Interval.day.microseconds
        let before = step.before.core
        let old = before.phone.wall(at: before.now)
        guard step.wall.microseconds / day > old.microseconds / day else { return }
        for index in step.state.reloads.budgets.indices {
          step.state.reloads.budgets[index].level = step.state.reloads.budgets[index].burst * day
        }
      }
    ),
    Mutant(
      "RB-01.midnight",
      breaks: .budgetRolls,
      "The budget is counted from midnight to midnight.",
      deciding: .counting(.budgetModel) { _ in 3 }
    ),
  ]
}
