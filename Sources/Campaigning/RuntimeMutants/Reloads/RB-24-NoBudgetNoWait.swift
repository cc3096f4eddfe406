extension Mutant {
  static let noBudgetNoWait: [Mutant] = [
    Mutant(
      "RB-24.budget-for-developers",
      breaks: .noBudgetNoWait,
      "A device in Developer Mode has a budget.",
      profile: "developerMode",
      deciding: .counting(.budgetModel) { _ in 2 }
    ),
    Mutant(
      "RB-24.budget-in-simulator",
      breaks: .noBudgetNoWait,
      "The Simulator has a budget.",
      profile: "simulator",
      deciding: .counting(.budgetModel) { _ in 1 }
    ),
  ]
}
