extension Mutant {
  /// All placed widgets of the app share one budget.
  static let oneBudgetForApp = Mutant(
    "RB-06.one-for-app",
    breaks: "RB-06.runtime",
    "All placed widgets of the app share one budget.",
    deciding: .counting(.budgetScope) { _ in 2 }
  )
}
