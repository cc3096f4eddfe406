extension Mutant {
  /// A device in Developer Mode has a budget.
  static let budgetForDevelopers = Mutant(
    "RB-24.budget-for-developers",
    breaks: "RB-24.runtime",
    "A device in Developer Mode has a budget.",
    profile: "developerMode",
    deciding: .counting(.budgetModel) { _ in 2 }
  )
}
