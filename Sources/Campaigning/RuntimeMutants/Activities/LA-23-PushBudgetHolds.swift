import WidgetModel

extension Mutant {
  static let pushBudgetHolds: [Mutant] = [
    Mutant(
      "LA-23.endless",
      breaks: .pushBudgetHolds,
      "Pushes have no budget.",
      deciding: .turning(.pushBudgetIsKept) { _ in false }
    ),
    Mutant(
      "LA-23.one-more",
      breaks: .pushBudgetHolds,
      "One push more than the budget allows has its effect.",
      deciding: .counting(.activityPushBudget) { $0 + 1 }
    ),
  ]
}
