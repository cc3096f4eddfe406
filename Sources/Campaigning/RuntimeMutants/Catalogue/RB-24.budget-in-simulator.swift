extension Mutant {
  /// The Simulator has a budget.
  static let budgetInSimulator = Mutant(
    "RB-24.budget-in-simulator",
    breaks: "RB-24.runtime",
    "The Simulator has a budget.",
    profile: "simulator",
    deciding: .counting(.budgetModel) { _ in 1 }
  )
}
